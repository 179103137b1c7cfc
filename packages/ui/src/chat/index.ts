export * from './chat.anatomy.ts';
export * from './chat.messages.ts';
export * from './chat-widget.tsx';
export { type Chat, useChat } from './use-chat.ts';
