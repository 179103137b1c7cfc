import type { WholeTrekMessages } from '../messages.types.ts';

export const kit: WholeTrekMessages['kit'] = {
  optional: '(opcional)',
  showPassword: 'Mostrar la contraseña',
  close: 'Cerrar',
  openCalendar: 'Abrir el calendario',
  notices: 'Avisos',
  closeNotice: 'Cerrar el aviso',
};
