import type { Place } from '../../api/place.ts';
import { placeSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { findTreks } from './find-treks.rules.ts';
import { activityOptions, pageCount, pageOf, type TrekFilters } from './listing.rules.ts';
import { type ListingState, readListingQuery, writeListingQuery } from './listing-query.ts';

/** The listing at one address, for a page that does not include the whole catalogue. */
export interface ListingPage {
  /** Filters, sorting and page number: the view does not matter. */
  key: string;
  /** The treks of the page. */
  treks: TrekSummary[];
  /** How many treks there are on all pages. */
  count: number;
  /** The activities of the whole catalogue. */
  activities: string[];
}

/** Tells what one excerpt shows from what another does. */
export const excerptKey = (listing: ListingState) => writeListingQuery({ ...listing, view: 'grid' }).toString();

/** The region that is looked for, by its id or the slug of its name. */
export function findRegion<Region extends Pick<Place, 'id' | 'name'>>(
  regions: readonly Region[],
  { region }: TrekFilters,
): Region | undefined {
  return (
    regions.find(({ id }) => String(id) === region) ??
    regions.find(({ name }) => placeSlug(name) === placeSlug(region ?? ''))
  );
}

/** The treks of all pages of a listing, in its order. */
const foundTreks = (
  treks: readonly TrekSummary[],
  regions: readonly Pick<Place, 'id' | 'name'>[],
  { filters, sort }: ListingState,
) => findTreks(treks, filters, findRegion(regions, filters)?.name ?? null, sort);

/** The query of the page that an address shows: a number past the last page shows that one. */
export function canonicalListingQuery(
  treks: readonly TrekSummary[],
  regions: readonly Pick<Place, 'id' | 'name'>[],
  query: string,
): string {
  const listing = readListingQuery(new URLSearchParams(query));
  const found = foundTreks(treks, regions, listing);
  return writeListingQuery({ ...listing, page: Math.min(listing.page, pageCount(found.length)) }).toString();
}

/** The listing at an address. @param query the address's query, without its `?` */
export function listingExcerpt(
  treks: readonly TrekSummary[],
  regions: readonly Pick<Place, 'id' | 'name'>[],
  query: string,
): ListingPage {
  const listing = readListingQuery(new URLSearchParams(query));
  const found = foundTreks(treks, regions, listing);
  return {
    key: excerptKey(listing),
    treks: pageOf(found, listing.page),
    count: found.length,
    activities: activityOptions(treks),
  };
}
