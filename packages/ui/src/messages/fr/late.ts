import type { WholeTrekMessages } from '../messages.types.ts';

export const late: WholeTrekMessages['late'] = {
  missing: 'Une partie de cette page n’a pas pu être chargée.',
  loadAgain: 'Recharger la page',
};
