'use client';
import type { Remote } from '../api/remote.ts';
import type { TrekSummary } from '../api/trek.ts';
import { useRead } from '../api/use-read.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { readBefore } from './read-before.ts';

/**
 * Summaries of all treks on offer.
 * @param initial what `loadTreks` of `@trek/ui/embed/server` has read on your server
 */
export function useTreks(initial?: TrekSummary[]): Remote<TrekSummary[]> {
  const { api } = usePorts();
  return useRead('treks', api.listTrekSummaries, readBefore(initial));
}
