'use client';
import type { Place } from '../api/place.ts';
import type { Remote } from '../api/remote.ts';
import { useRead } from '../api/use-read.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/** All regions, by which the listing names the one that is looked for. */
export function useRegions(): Remote<Place[]> {
  const { api } = usePorts();
  return useRead('regions', api.listRegions);
}
