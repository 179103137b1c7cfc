export type { ChatPerson } from './chat.connect.ts';
export { ChatView, DefaultChat, type DefaultChatProps } from './chat.tsx';
export * as Chat from './chat-parts.tsx';
export { type ChatApi, useChat } from './use-chat.ts';
