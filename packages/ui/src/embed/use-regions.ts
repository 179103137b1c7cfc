'use client';
import type { Place } from '../api/place.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { type Read, useRead } from './read.ts';

/** All regions, by which the listing names the one that is looked for. */
export function useRegions(): Read<Place[]> {
  const { api } = usePorts();
  return useRead('regions', api.listRegions);
}
