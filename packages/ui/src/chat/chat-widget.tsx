'use client';
import { type RefObject, useId, useRef } from 'react';
import { useDismissal } from '../internal/use-dismissal.ts';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { chatAnatomy as anatomy } from './chat.anatomy.ts';
import { chatMessages as messages } from './chat.messages.ts';
import { type Chat, useChat } from './use-chat.ts';

const Root = createPart('aside', anatomy, 'root');
const Launcher = createPart('button', anatomy, 'launcher');
const Hint = createPart('p', anatomy, 'hint');
const Panel = createPart('section', anatomy, 'panel');
const Title = createPart('h2', anatomy, 'title');
const Text = createPart('p', anatomy, 'text');
const Close = createPart('button', anatomy, 'close');
const Contacts = createPart('ul', anatomy, 'contacts');
const Contact = createPart('a', anatomy, 'contact');
const Avatar = createPart('span', anatomy, 'avatar');
const Name = createPart('span', anatomy, 'name');
const Role = createPart('span', anatomy, 'role');

/** Somebody who answers. */
export interface ChatPerson {
  name: string;
  role: string;
  /** Where the chat with them opens. */
  href: string;
}

export interface ChatWidgetProps {
  contacts: readonly ChatPerson[];
  /** Milliseconds since the page was loaded, where the widget comes later: they count towards the button's time. Default 0. */
  loadedMsAgo?: number;
}

/** The floating button in the page's corner, its hint, and the panel with the people to write to. Mount it once. */
export function ChatWidget({ contacts, loadedMsAgo }: ChatWidgetProps) {
  const { launcherRef, ...chat } = useChat(loadedMsAgo);
  return <ChatView chat={chat} contacts={contacts} launcherRef={launcherRef} />;
}

/** The widget as it looks in one state. */
export function ChatView({
  chat,
  contacts,
  launcherRef,
}: ChatWidgetProps & { chat: Chat; launcherRef?: RefObject<HTMLButtonElement | null> }) {
  const { launcher, isOpen, send } = chat;
  const panelId = useId();
  const root = useRef<HTMLElement>(null);
  useDismissal(root, isOpen, {
    onEscape: ({ target }) => {
      // A dialog that opened over the chat closes first.
      if (!(target as Element).closest('dialog, [role="dialog"]')) send({ type: 'key.escape' });
    },
  });
  if (launcher === 'hidden') return null;
  return (
    <Root ref={root} aria-label={messages.title} data-state={isOpen ? 'open' : 'closed'}>
      {isOpen && (
        <Panel id={panelId} aria-labelledby={`${panelId}-title`}>
          <Title id={`${panelId}-title`}>{messages.title}</Title>
          <Close type="button" aria-label={messages.close} onClick={() => send({ type: 'panel.close' })}>
            <Icon name="close" />
          </Close>
          <Text>{messages.text}</Text>
          <Contacts>
            {contacts.map(({ name, role, href }) => (
              <li key={href}>
                <Contact href={href} target="_blank" rel="noopener noreferrer">
                  <Avatar aria-hidden="true">{name.charAt(0)}</Avatar>
                  <Name>
                    {name} <span data-visually-hidden="">{messages.onWhatsApp}</span>
                  </Name>
                  <Role>{role}</Role>
                </Contact>
              </li>
            ))}
          </Contacts>
        </Panel>
      )}
      {/* Always there, so that a screen reader notices when something comes into it. */}
      <div role="status">{launcher === 'hint' && <Hint>{messages.hint}</Hint>}</div>
      <Launcher
        ref={launcherRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={isOpen ? messages.close : messages.open}
        onClick={() => send({ type: 'launcher.press' })}
      >
        <Icon name={isOpen ? 'close' : 'chat'} />
      </Launcher>
    </Root>
  );
}
