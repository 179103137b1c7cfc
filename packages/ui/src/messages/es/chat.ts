import type { WholeTrekMessages } from '../messages.types.ts';

export const chat: WholeTrekMessages['chat'] = {
  hint: '¿Necesita ayuda? Escríbanos',
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  title: 'Escríbanos',
  text: 'Escriba a uno de nosotros por WhatsApp. Respondemos durante el día, hora de Katmandú, y casi siempre antes de lo que imagina.',
  onWhatsApp: 'por WhatsApp',
};
