import { findTrekAddress, readTrek, type Trek, type TrekSummary } from '@trek/ui/api';
import { usePorts } from '@trek/ui/provider';
import { useSWRConfig } from 'swr';
import { dataKeys } from './keys.ts';
import { type Read, useRead } from './use-read.ts';

/** A trek by the slug of its title, or by its id, with the end of its one true address; null: there is none. */
export function useTrek(slug: string): { trek: Read<Trek | null>; segment: string } {
  const { api } = usePorts();
  const { cache, fallback } = useSWRConfig();
  const address = useRead(dataKeys.trekAddress(slug), async () => {
    const known = cache.get(dataKeys.treks)?.data ?? fallback[dataKeys.treks];
    return findTrekAddress((known as TrekSummary[] | undefined) ?? (await api.listTreks()), slug);
  });
  const isKnown = address.status === 'ready';
  const { id, segment } = isKnown ? address.value : { id: '', segment: slug };
  const trek = useRead(isKnown ? dataKeys.trek(id) : null, () => readTrek(api, id));
  return { trek: isKnown ? trek : address, segment };
}

/** A trek by its id, as a booking names it; null: it is no longer on offer. */
export function useTrekById(id: number | string): Read<Trek | null> {
  const { api } = usePorts();
  return useRead(dataKeys.trek(id), () => readTrek(api, id));
}
