'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { usePorts } from '../../provider/trek-provider.tsx';
import { type Chat, connectChat } from './chat.connect.ts';
import { chatMachineSince } from './chat.machine.ts';

/** A chat whose button gets the focus back. */
export interface ChatApi extends Chat {
  launcherRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The chat machine on the provider's clock. Its time runs from when the component that calls this is mounted.
 * @param loadedMsAgo how much of its time has passed by then, in milliseconds; default 0
 */
export function useChat(loadedMsAgo = 0): ChatApi {
  const { clock } = usePorts();
  const launcher = useRef<HTMLButtonElement>(null);
  const [startedAfterMs] = useState(loadedMsAgo);
  const machine = useMemo(
    () => chatMachineSince(startedAfterMs).provide({ actions: { returnFocus: () => launcher.current?.focus() } }),
    [startedAfterMs],
  );
  const actor = useActorRef(machine, { input: { loadedMsAgo: startedAfterMs }, clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  return { ...connectChat(snapshot, actor.send), launcherRef: launcher };
}
