import type { WholeTrekMessages } from '../messages.types.ts';

export const late: WholeTrekMessages['late'] = {
  missing: 'No se ha podido cargar una parte de esta página.',
  loadAgain: 'Volver a cargar la página',
};
