'use client';
import { useEffect } from 'react';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { ListingPhase, Sort, TrekFilters } from './listing.rules.ts';
import { INITIAL_LISTING, writeListingQuery } from './listing-query.ts';
import { reportedFilters } from './search-event.rules.ts';

interface Search {
  phase: ListingPhase;
  applied: TrekFilters;
  sort: Sort;
  /** Treks on all pages. */
  count: number;
}

/** Tells the host what is looked for, as soon as it is known what that finds. */
export function useSearchEvent({ phase, applied, sort, count }: Search): void {
  const { onEvent } = usePorts();
  const query = writeListingQuery({ ...INITIAL_LISTING, filters: applied, sort }).toString();
  const isFound = phase === 'found' || phase === 'unmatched';
  useEffect(() => {
    if (!isFound) return;
    onEvent({ type: 'trek:search', detail: { v: 1, filters: reportedFilters(query), count } });
  }, [onEvent, isFound, query, count]);
}
