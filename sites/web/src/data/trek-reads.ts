import { findTrekAddress, type Remote, readTrek, type Trek, type TrekAddress, type TrekSummary } from '@trek/ui/api';
import { usePorts } from '@trek/ui/provider';
import { useSWRConfig } from 'swr';
import { useLocationProperty } from 'wouter/use-browser-location';
import { dataKeys } from './keys.ts';
import { findAddress } from './trek-address.ts';
import { useRead } from './use-read.ts';

/** A trek by the slug of its title or by id, with its canonical address as far as it is known; null: there is none. */
export function useTrek(slug: string): { trek: Remote<Trek | null>; address: TrekAddress | null } {
  const { api } = usePorts();
  const { cache, fallback } = useSWRConfig();
  const entryId = useLocationProperty(readEntryId, () => undefined);
  const found = useRead(dataKeys.trekAddress(slug), () => {
    const listed: TrekSummary[] | undefined = cache.get(dataKeys.treks)?.data ?? fallback[dataKeys.treks];
    return findAddress(api, slug, listed);
  });
  const listed = found.status === 'ready' ? found.value : null;
  const address = entryId === undefined ? listed : findTrekAddress([], entryId);
  const trek = useRead(address && dataKeys.trek(address.id), () => readTrek(api, address?.id ?? ''));
  return { trek: address || found.status === 'ready' ? trek : found, address };
}

/** The id of the trek that this history entry shows, if the list does not contain it. */
const readEntryId = (): string | undefined => window.history.state?.trekId;

/**
 * The canonical address of a trek: the slug of its title. The history entry stores the id of a trek outside the list,
 * so that Back and a reload find it again.
 */
export function trekEntry(address: TrekAddress, { slug }: Trek): { segment: string; state: { trekId: string } | null } {
  if (address.isListed || slug === '') return { segment: address.segment, state: null };
  return { segment: slug, state: { trekId: address.id } };
}

/**
 * A trek by id, for a booking; null: it is no longer on offer.
 * @param id null: not known yet
 */
export function useTrekById(id: number | string | null): Remote<Trek | null> {
  const { api } = usePorts();
  return useRead(id === null ? null : dataKeys.trek(id), () => readTrek(api, id ?? ''));
}
