'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { ChatPerson } from './chat.connect.ts';
import * as Chat from './chat-parts.tsx';
import { useChat } from './use-chat.ts';

/** Props of `DefaultChat`. */
export interface DefaultChatProps extends OuterProps<'aside'> {
  contacts: readonly ChatPerson[];
  /** Milliseconds since the page was loaded, where the widget comes later: they count. Default 0. */
  loadedMsAgo?: number;
}

/** The floating button in the page's corner, its hint, and the panel with the people to write to. Mount it once. */
export const DefaultChat = withRef(function DefaultChat({ loadedMsAgo, ...root }: DefaultChatProps) {
  return <ChatView chat={useChat(loadedMsAgo)} {...root} />;
});

interface ChatViewProps extends Omit<ComponentProps<typeof Chat.Root>, 'asChild' | 'children'> {}

/** The widget as it looks in one state. */
export const ChatView = withRef(function ChatView(root: ChatViewProps) {
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
