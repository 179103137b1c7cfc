/** Every text of the chat widget. */
export const chatMessages = {
  hint: 'Need Help? Chat with us',
  open: 'Chat with us',
  close: 'Close chat',
} as const;
