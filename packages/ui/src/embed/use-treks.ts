'use client';
import type { Remote } from '../api/remote.ts';
import type { Trek } from '../api/trek.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { useRead } from './read.ts';

/**
 * All treks on offer.
 * @param initial what `loadTreks` of `@trek/ui/embed/server` has read on your server
 */
export function useTreks(initial?: Trek[]): Remote<Trek[]> {
  const { api } = usePorts();
  return useRead('treks', api.listTreks, initial);
}
