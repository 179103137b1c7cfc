'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectChat } from './chat.connect.ts';
import { chatMachine } from './chat.machine.ts';
import { LAUNCHER_DELAY_MS } from './chat.timing.ts';

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
  return { ...connectChat(snapshot, actor.send), launcherRef: launcher };
}
