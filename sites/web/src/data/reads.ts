import type { Trek, TrekSummary } from '@trek/ui/api';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useSWRConfig } from 'swr';
import { dataKeys } from './keys.ts';
import { latestPosts } from './latest-posts.ts';
import { findTrekId } from './page-data.ts';
import { type Read, useRead } from './use-read.ts';

/** The site's reads, one hook each. */
export function useCountries() {
  const { api } = usePorts();
  return useRead(dataKeys.countries, api.listCountries);
}

export function useRegions() {
  const { api } = usePorts();
  return useRead(dataKeys.regions, api.listRegions);
}

export function useTreks() {
  const { api } = usePorts();
  return useRead(dataKeys.treks, api.listTreks);
}

/** The newest posts, as the home page shows them. */
export function useLatestPosts() {
  const { api } = usePorts();
  return useRead(dataKeys.latestPosts, async () => latestPosts(await api.listPosts()));
}

/** The present month, January is 0: the server's where it rendered the page, so that both say the same. */
export function useMonth(): number | undefined {
  const { clock } = usePorts();
  const month = useRead(dataKeys.month, async () => new Date(clock.now()).getUTCMonth());
  return month.status === 'ready' ? month.value : undefined;
}

/** A trek by the slug of its title, or by its id. */
export function useTrek(slug: string): Read<Trek> {
  const { api } = usePorts();
  const { cache, fallback } = useSWRConfig();
  const id = useRead(dataKeys.trekId(slug), async () => {
    const known = cache.get(dataKeys.treks)?.data ?? fallback[dataKeys.treks];
    return findTrekId((known as TrekSummary[] | undefined) ?? (await api.listTreks()), slug);
  });
  const trek = useRead(id.status === 'ready' ? dataKeys.trek(id.value) : null, () =>
    api.findTrek(id.status === 'ready' ? id.value : ''),
  );
  return id.status === 'ready' ? trek : id;
}

/** The signed-in visitor's bookings, kept apart for each account and asked for anew on every visit. */
export function useBookings() {
  const { api } = usePorts();
  const { user } = useSession();
  return useRead(user && dataKeys.bookings(user.id), api.listBookings, { revalidateIfStale: true });
}
