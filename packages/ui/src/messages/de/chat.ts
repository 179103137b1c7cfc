import type { WholeTrekMessages } from '../messages.types.ts';

export const chat: WholeTrekMessages['chat'] = {
  hint: 'Fragen? Schreiben Sie uns',
  open: 'Chat öffnen',
  close: 'Chat schließen',
  title: 'Schreiben Sie uns',
  text: 'Schreiben Sie jemandem von uns auf WhatsApp. Wir antworten tagsüber nach der Zeit von Kathmandu, meist schneller, als Sie denken.',
  onWhatsApp: 'auf WhatsApp',
};
