export * from './chat.anatomy.ts';
export * from './chat.messages.ts';
export * from './chat-widget.tsx';
export * from './use-chat.ts';
