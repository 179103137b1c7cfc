'use client';
import * as Chat from './chat-parts.tsx';
import { useChat } from './use-chat.ts';

export type { ChatPerson } from './chat-parts.tsx';

export interface ChatWidgetProps {
  contacts: readonly Chat.ChatPerson[];
  /** Milliseconds since the page was loaded, where the widget comes later: they count towards the button's time. Default 0. */
  loadedMsAgo?: number;
}

/** The floating button in the page's corner, its hint, and the panel with the people to write to. Mount it once. */
export function ChatWidget({ contacts, loadedMsAgo }: ChatWidgetProps) {
  return <ChatView chat={useChat(loadedMsAgo)} contacts={contacts} />;
}

/** The widget as it looks in one state. */
export function ChatView(root: Pick<Chat.ChatRootProps, 'chat' | 'contacts'>) {
  return (
    <Chat.Root {...root}>
      <Chat.Panel>
        <Chat.Title />
        <Chat.Close />
        <Chat.Text />
        <Chat.Contacts />
      </Chat.Panel>
      <Chat.Hint />
      <Chat.Launcher />
    </Chat.Root>
  );
}
