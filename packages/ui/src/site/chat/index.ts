export type { ChatPerson } from './chat.connect.ts';
export * as Chat from './chat-parts.tsx';
export { ChatView, ChatWidget, type ChatWidgetProps } from './chat-widget.tsx';
export { type ChatApi, useChat } from './use-chat.ts';
