import type { WholeTrekMessages } from '../messages.types.ts';

export const late: WholeTrekMessages['late'] = {
  missing: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  loadAgain: 'Seite neu laden',
};
