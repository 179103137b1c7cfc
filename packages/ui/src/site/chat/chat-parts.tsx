'use client';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { isFillingIn, onFocusMove } from '../../core/internal/page.ts';
import { useDismissal } from '../../core/internal/use-dismissal.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { firstLetter } from '../../core/typed/first-letter.ts';
import { createHeading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { chatAnatomy as anatomy } from './chat.anatomy.ts';
import type { Chat, ChatPerson } from './chat.connect.ts';
import { chatTexts } from './chat.texts.ts';

interface ChatContextValue extends Chat {
  contacts: readonly ChatPerson[];
  launcherRef: RefObject<HTMLButtonElement | null> | undefined;
  ids: PartIds;
}

const [ChatProvider, useChatContext] = createPartsContext<ChatContextValue>('Chat.Root');

const useIsFillingIn = () => useSyncExternalStore(onFocusMove, isFillingIn, () => false);

const Aside = createPart('aside', anatomy, 'root', () => {
  const { isOpen, dismiss } = useChatContext();
  const messages = useTexts(chatTexts);
  const root = useRef<HTMLElement>(null);
  useDismissal(root, isOpen, {
    onEscape: ({ target }) => {
      // A dialog that opened over the chat closes first.
      if (!(target as Element).closest('dialog, [role="dialog"], [role="alertdialog"]')) dismiss();
    },
  });
  return {
    ref: root,
    'aria-label': messages.title,
    'data-state': isOpen ? 'open' : 'closed',
    // A visitor fills in a form, or sets a filter: on a small screen the skin hides the button meanwhile.
    'data-yields': useIsFillingIn() ? '' : undefined,
  };
});

interface ChatRootProps extends PartProps<'aside'> {
  /** The result of `useChat`. */
  chat: Chat & { launcherRef?: RefObject<HTMLButtonElement | null> };
  contacts: readonly ChatPerson[];
}

/** The widget, which gives its chat to the parts in it. Nothing before its time. */
export const Root = withRef(function ChatRoot({ chat, contacts, ...aside }: ChatRootProps) {
  const ids = usePartIds();
  const { launcherRef } = chat;
  if (!chat.isShown) return null;
  return (
    <ChatProvider value={{ ...chat, contacts, launcherRef, ids }}>
      <Aside {...aside} />
    </ChatProvider>
  );
});

/** The people to write to; there while it is open. */
export const Panel = createPart('section', anatomy, 'panel', (host) => {
  const { isOpen, ids } = useChatContext();
  const id = useOwnId(ids, 'panel', host);
  const title = useIdOf(ids, 'title');
  return isOpen ? { id, 'aria-labelledby': title } : null;
});

/** The dialog’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => ({
  id: useOwnId(useChatContext().ids, 'title', host),
  children: useTexts(chatTexts).title,
}));

/** Closes the dialog. */
export const Close = createPart('button', anatomy, 'close', () => ({
  type: 'button' as const,
  'aria-label': useTexts(chatTexts).close,
  onClick: useChatContext().close,
  children: <Icon name="close" />,
}));

/** The sentence above the ways to talk. */
export const Text = createPart('p', anatomy, 'text', () => ({ children: useTexts(chatTexts).text }));

const Contact = createPart('a', anatomy, 'contact');
const Avatar = createPart('span', anatomy, 'avatar');
const Name = createPart('span', anatomy, 'name');
const Role = createPart('span', anatomy, 'role');

/** The people, each with the way to a chat. */
export const Contacts = createPart('ul', anatomy, 'contacts', () => {
  const { contacts } = useChatContext();
  const { onWhatsApp } = useTexts(chatTexts);
  return {
    children: contacts.map(({ name, role, href }) => (
      <li key={href}>
        <Contact href={href} target="_blank" rel="noopener noreferrer">
          <Avatar aria-hidden="true" translate="no">
            {firstLetter(name)}
          </Avatar>
          <Name>
            <span translate="no">{name}</span> <span data-trek-hidden="">{onWhatsApp}</span>
          </Name>
          <Role>{role}</Role>
        </Contact>
      </li>
    )),
  };
});

const HintText = createPart('p', anatomy, 'hint-text');

/** The hint that comes and goes. Its place is always there, so that a screen reader notices what comes into it. */
export const Hint = createPart('div', anatomy, 'hint', () => {
  const { hint } = useTexts(chatTexts);
  return { role: 'status', children: useChatContext().isHintShown && <HintText>{hint}</HintText> };
});

/** The button in the corner. */
export const Launcher = createPart('button', anatomy, 'launcher', () => {
  const { isOpen, ids, toggle, launcherRef } = useChatContext();
  const panel = useIdOf(ids, 'panel');
  const messages = useTexts(chatTexts);
  return {
    ref: launcherRef,
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panel : undefined,
    'aria-label': isOpen ? messages.close : messages.open,
    onClick: toggle,
    children: <Icon name={isOpen ? 'close' : 'chat'} />,
  };
});
