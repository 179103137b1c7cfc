'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { usePorts } from '../provider/trek-provider.tsx';
import { type ChatEvent, chatMachine } from './chat.machine.ts';
import { LAUNCHER_DELAY_MS } from './chat.timing.ts';

/** What the widget shows, and what may be sent to it. */
export interface Chat {
  launcher: 'hidden' | 'bare' | 'hint' | 'settled';
  isOpen: boolean;
  send: (event: ChatEvent) => void;
}

/** Reads the widget's state from the machine's. */
export function chatOf({ value }: SnapshotFrom<typeof chatMachine>, send: Chat['send']): Chat {
  return { launcher: value.launcher, isOpen: value.panel === 'open', send };
}

/**
 * The chat machine on the provider's clock. Its time runs from when the component that calls this is mounted.
 * @param loadedMsAgo how much of the button's time has passed by then, in milliseconds
 */
export function useChat(loadedMsAgo = 0) {
  const { clock } = usePorts();
  const launcher = useRef<HTMLButtonElement>(null);
  const [launcherDelay] = useState(Math.max(0, LAUNCHER_DELAY_MS - loadedMsAgo));
  const machine = useMemo(
    () =>
      chatMachine.provide({
        actions: { returnFocus: () => launcher.current?.focus() },
        delays: { launcherDelay },
      }),
    [launcherDelay],
  );
  const actor = useActorRef(machine, { clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  return { ...chatOf(snapshot, actor.send), launcherRef: launcher };
}
