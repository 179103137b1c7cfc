import type { Translation } from '../../core/texts/define-texts.ts';
import type { chatTexts } from './chat.texts.ts';

export const chat: Translation<typeof chatTexts> = {
  hint: 'Fragen? Schreiben Sie uns',
  open: 'Chat öffnen',
  close: 'Chat schließen',
  title: 'Schreiben Sie uns',
  text: 'Schreiben Sie jemandem von uns auf WhatsApp. Wir antworten tagsüber, nach der Uhrzeit in Kathmandu.',
  onWhatsApp: 'auf WhatsApp',
};
