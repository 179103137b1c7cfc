export * from './chat.texts.ts';
export * as Chat from './chat-parts.tsx';
export * from './chat-widget.tsx';
export { useChat } from './use-chat.ts';
