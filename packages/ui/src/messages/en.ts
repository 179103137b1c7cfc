import { chatMessages } from '../chat/chat.messages.ts';

/** Every text of the kit in English. */
export const en = {
  chat: chatMessages,
} as const;
