'use client';
import { useState } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { type LazyActor, lazyActor } from './lazy-actor.ts';

/** A lazy actor for the lifetime of a component. @param wake loads the actor */
export function useLazyActor<Event>(wake: () => void): LazyActor<Event> {
  const latest = useLatest(wake);
  const [actor] = useState(() => lazyActor<Event>(() => latest.current()));
  return actor;
}
