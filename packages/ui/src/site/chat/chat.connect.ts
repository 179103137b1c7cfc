import type { SnapshotFrom } from 'xstate';
import type { ChatEvent, chatMachine } from './chat.machine.ts';

/** What is known of the chat, and what can be done with it. */
export function connectChat(
  { value }: Pick<SnapshotFrom<typeof chatMachine>, 'value'>,
  send: (event: ChatEvent) => void,
) {
  return {
    /** The button is there. */
    isShown: value.launcher !== 'hidden',
    /** The hint stands beside the button. */
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
