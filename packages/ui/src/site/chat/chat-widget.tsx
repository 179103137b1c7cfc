'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as Chat from './chat-parts.tsx';
import { useChat } from './use-chat.ts';

export type { ChatPerson } from './chat-parts.tsx';

export interface ChatWidgetProps extends OuterProps<'aside'> {
  contacts: readonly Chat.ChatPerson[];
  /** Milliseconds since the page was loaded, where the widget comes later: they count. Default 0. */
  loadedMsAgo?: number;
}

/** The floating button in the page's corner, its hint, and the panel with the people to write to. Mount it once. */
export const ChatWidget = withRef(function ChatWidget({ loadedMsAgo, ...root }: ChatWidgetProps) {
  return <ChatView chat={useChat(loadedMsAgo)} {...root} />;
});

/** The widget as it looks in one state. */
export const ChatView = withRef(function ChatView(root: Omit<Chat.ChatRootProps, 'asChild' | 'children'>) {
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
});
