import { defineTexts } from '../../core/internal/define-texts.ts';
/** Every text of the chat widget. */
export const chatTexts = defineTexts('chat', {
  hint: 'Need Help? Chat with us',
  open: 'Chat with us',
  close: 'Close chat',
  title: 'Chat with us',
  text: 'Write to one of us on WhatsApp. We answer in Kathmandu’s daytime, and mostly sooner than you think.',
  onWhatsApp: 'on WhatsApp',
});
