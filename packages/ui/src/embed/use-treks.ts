'use client';
import type { Remote } from '../api/remote.ts';
import type { Trek } from '../api/trek.ts';
import { useRead } from '../api/use-read.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { readBefore } from './read-before.ts';

/**
 * All treks on offer.
 * @param initial what `loadTreks` of `@trek/ui/embed/server` has read on your server
 */
export function useTreks(initial?: Trek[]): Remote<Trek[]> {
  const { api } = usePorts();
  return useRead('treks', api.listTreks, readBefore(initial));
}
