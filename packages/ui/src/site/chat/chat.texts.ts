import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the chat widget. */
export const chatTexts = defineTexts('chat', {
  hint: 'Need Help? Chat with us',
  open: 'Chat with us',
  close: 'Close chat',
  title: 'Chat with us',
  text: 'Message one of us on WhatsApp. We answer during the day in Kathmandu.',
  onWhatsApp: 'on WhatsApp',
});
