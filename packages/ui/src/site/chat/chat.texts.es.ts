import type { Translation } from '../../core/texts/define-texts.ts';
import type { chatTexts } from './chat.texts.ts';

export const chat: Translation<typeof chatTexts> = {
  hint: '¿Necesita ayuda? Escríbanos',
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  title: 'Escríbanos',
  text: 'Escriba a uno de nosotros por WhatsApp. Respondemos durante el día, hora de Katmandú.',
  onWhatsApp: 'por WhatsApp',
};
