'use client';
import { useSelector } from '@xstate/react';
import { type Compare, connectCompare } from './compare.connect.ts';
import type { CompareActor } from './start-compare.ts';

/** The choice of treks to compare. @param actor the result of `startCompare`, one for a page */
export function useCompare(actor: CompareActor): Compare {
  const snapshot = useSelector(actor, (current) => current);
  return connectCompare(snapshot, actor.send);
}
