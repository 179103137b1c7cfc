'use client';
import { useState } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { type LazyActor, lazyActor } from './lazy-actor.ts';

/** A lazy actor for as long as a part stands. @param wake brings the actor about */
export function useLazyActor<Event>(wake: () => void): LazyActor<Event> {
  const latest = useLatest(wake);
  const [actor] = useState(() => lazyActor<Event>(() => latest.current()));
  return actor;
}
