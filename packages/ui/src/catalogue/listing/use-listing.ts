'use client';
import { type RefObject, useMemo } from 'react';
import type { ApiMessage } from '../../api/api-error.ts';
import type { PlaceSummary } from '../../api/place.ts';
import type { TrekSummary } from '../../api/trek.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { findTreks } from './find-treks.rules.ts';
import { activityOptions, type ListingPhase, listingPhase, PAGE_SIZE, pageCount, pageOf } from './listing.rules.ts';
import type { ListingOptions } from './listing-data.ts';
import { excerptKey, findRegion } from './listing-page.rules.ts';
import { type ListingControls, useListingQuery } from './use-listing-query.ts';
import { useSearchEvent } from './use-search-event.ts';

const NO_TREKS: readonly TrekSummary[] = [];
const NO_REGIONS: readonly PlaceSummary[] = [];

/** Nothing holds the Back button. */
const NO_GUARD: RefObject<BackGuard | null> = { current: null };

/** A listing: its criteria, what they find, and its actions. */
export interface ListingApi extends ListingControls {
  /** How far the treks are. */
  dataStatus: ListingOptions['data']['status'];
  /** Why the list can't be shown. */
  message: ApiMessage | null;
  /** The listing's content. */
  phase: ListingPhase;
  /** The whole catalogue. */
  treks: readonly TrekSummary[];
  /** Names of the activities to choose from. */
  activities: string[];
  /** All regions, as far as they are there. */
  regions: readonly PlaceSummary[];
  /** The region that is looked for; null where there is none. */
  regionName: string | null;
  /** Treks on all pages. */
  count: number;
  /** Treks of the present page. */
  shown: TrekSummary[];
  page: number;
  pages: number;
  /** Treks on a page. */
  pageSize: number;
  /** Reads again what failed. */
  retry: () => void;
}

/**
 * The listing: its criteria, which follow the page's address, and what they find among the host's treks.
 * @param backHold the hold on the Back button while the filters cover the page; by default nothing holds it
 */
export function useListing(
  { excerpt, regions, pageSize = PAGE_SIZE, ...source }: ListingOptions,
  backHold = NO_GUARD,
): ListingApi {
  const listing = useListingQuery(source, backHold);
  const { applied, sort, page, view } = listing;
  const { data } = source;
  const treks = data.status === 'ready' ? data.value : NO_TREKS;
  const known = regions.status === 'ready' ? regions.value : NO_REGIONS;
  const regionName = findRegion(known, applied)?.name ?? null;
  const found = useMemo(() => findTreks(treks, applied, regionName, sort), [treks, applied, regionName, sort]);
  const activities = useMemo(() => excerpt?.activities ?? activityOptions(treks), [excerpt, treks]);
  // Only for what it was made for: what is looked for meanwhile waits for the list.
  const isExcerpt = data.status !== 'ready' && excerpt?.key === excerptKey({ filters: applied, sort, page, view });
  const count = isExcerpt ? excerpt.count : found.length;
  // Which treks a region has is not known without its name.
  const awaited = applied.region !== null && regions.status !== 'ready' && data.status !== 'failed' ? regions : data;
  const { status } = awaited;
  const phase: ListingPhase = listingPhase({
    status: isExcerpt && status !== 'failed' ? 'ready' : status,
    isEmpty: treks.length === 0 && !isExcerpt,
    count,
  });
  const pages = pageCount(count, pageSize);
  useSearchEvent({ phase, applied, sort, count });
  return {
    ...listing,
    dataStatus: data.status,
    message: awaited.status === 'failed' ? awaited.message : null,
    phase,
    treks,
    activities,
    regions: known,
    regionName,
    count,
    shown: isExcerpt ? excerpt.treks : pageOf(found, page, pageSize),
    page: Math.min(page, pages),
    pages,
    pageSize,
    retry: () => {
      for (const read of [data, regions]) if (read.status === 'failed') read.retry();
    },
  };
}
