import type { Trek, TrekSummary } from '@trek/ui/api';
import { newestPosts, summarisePost, TEASER_SIZE } from '@trek/ui/blog/rules';
import type { ListingExcerpt, PlaceKind } from '@trek/ui/catalogue';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useSWRConfig } from 'swr';
import { dataKeys } from './keys.ts';
import { readCountries, readRegions } from './place-lists.ts';
import { findTrekAddress, readCountry, readPost, readRegion, readTrek } from './subjects.ts';
import { type Read, useRead } from './use-read.ts';

/** The site's reads, one hook each. */
export function useCountries() {
  const { api } = usePorts();
  return useRead(dataKeys.countries, () => readCountries(api));
}

export function useRegions() {
  const { api } = usePorts();
  return useRead(dataKeys.regions, () => readRegions(api));
}

export function useTreks() {
  const { api } = usePorts();
  return useRead(dataKeys.treks, api.listTreks);
}

/** What the listing shows at the address that the page was rendered for; undefined where the page carries all treks. */
export function useListingExcerpt(): ListingExcerpt | undefined {
  return useSWRConfig().fallback[dataKeys.listingExcerpt];
}

/** The newest posts, as the home page shows them. */
export function useLatestPosts() {
  const { api } = usePorts();
  return useRead(dataKeys.latestPosts, async () => newestPosts(await api.listPosts(), TEASER_SIZE).map(summarisePost));
}

/** The present month, January is 0: the server's where it rendered the page, so that both say the same. */
export function useMonth(): number | undefined {
  const { clock } = usePorts();
  const month = useRead(dataKeys.month, async () => new Date(clock.now()).getUTCMonth());
  return month.status === 'ready' ? month.value : undefined;
}

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
  return useRead(dataKeys.trek(id), () => readTrek(api, String(id)));
}

export function usePosts() {
  const { api } = usePorts();
  return useRead(dataKeys.posts, async () => (await api.listPosts()).map(summarisePost));
}

/** A post by the slug of its meta title; null: there is none. */
export function usePost(slug: string) {
  const { api } = usePorts();
  return useRead(dataKeys.post(slug), () => readPost(api, slug));
}

/** A country or region by its slug, with its treks; null: there is none. */
export function usePlace(kind: PlaceKind, slug: string) {
  const { api } = usePorts();
  const read = kind === 'country' ? readCountry : readRegion;
  return useRead(dataKeys.place(kind, slug), () => read(api, slug));
}

/** The signed-in visitor's bookings, kept apart for each account and asked for anew on every visit. */
export function useBookings() {
  const { api } = usePorts();
  const { user } = useSession();
  return useRead(user && dataKeys.bookings(user.id), api.listBookings, { revalidateIfStale: true });
}
