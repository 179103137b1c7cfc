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
export interface Chat {
  /** The button is there. */
  isShown: boolean;
  /** The hint is shown beside the button. */
  isHintShown: boolean;
  /** The panel is open. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Closes the panel as Escape does. */
  dismiss: () => void;
}

/** The chat and its actions. */
export function connectChat(
  { value }: Pick<SnapshotFrom<typeof chatMachine>, 'value'>,
  send: (event: ChatEvent) => void,
): Chat {
  return {
    isShown: value.launcher !== 'hidden',
    isHintShown: value.launcher === 'hint',
    isOpen: value.panel === 'open',

    toggle: () => send({ type: 'launcher.press' }),
    close: () => send({ type: 'panel.close' }),
    dismiss: () => send({ type: 'key.escape' }),
  };
}
