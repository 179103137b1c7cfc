import type { PlaceKind } from '@trek/ui/place-page';
import { usePorts } from '@trek/ui/provider';
import { dataKeys } from './keys.ts';
import { readCountry, readRegion } from './place-subject.ts';
import { useRead } from './use-read.ts';

/** A country or region by slug, with its treks; null: there is none. */
export function usePlace(kind: PlaceKind, slug: string) {
  const { api } = usePorts();
  const read = kind === 'country' ? readCountry : readRegion;
  return useRead(dataKeys.place(kind, slug), () => read(api, slug));
}
