import type { SnapshotFrom } from 'xstate';
import type { ChatEvent, chatMachine } from './chat.machine.ts';

/** A person who answers. */
export interface ChatPerson {
  name: string;
  role: string;
  /** The link that opens the chat with them. */
  href: string;
}

/** The chat and its actions. */
export function connectChat(
  { value }: Pick<SnapshotFrom<typeof chatMachine>, 'value'>,
  send: (event: ChatEvent) => void,
) {
  return {
    /** The button is there. */
    isShown: value.launcher !== 'hidden',
    /** The hint is shown beside the button. */
    isHintShown: value.launcher === 'hint',
    /** The panel is open. */
    isOpen: value.panel === 'open',

    toggle: () => send({ type: 'launcher.press' }),
    close: () => send({ type: 'panel.close' }),
    /** Closes the panel as Escape does. */
    dismiss: () => send({ type: 'key.escape' }),
  };
}

export type Chat = ReturnType<typeof connectChat>;
