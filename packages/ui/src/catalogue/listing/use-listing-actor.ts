'use client';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { connectListing } from './listing.connect.ts';
import { catalogueKey } from './listing.rules.ts';
import { applyChoice, type ListingChoice } from './listing-choice.rules.ts';
import type { ListingSource } from './listing-data.ts';
import { readListingQuery } from './listing-query.ts';
import { useLateListing } from './use-late-listing.ts';

/** Reads filters, sort, page and view from the host's query, and runs the machine that keeps draft and drawer. */
export function useListingActor({ data, query, onQueryChange }: ListingSource, backHold: RefObject<BackGuard | null>) {
  const criteria = useMemo(() => readListingQuery(new URLSearchParams(query)), [query]);
  const latest = useLatest(onQueryChange);
  // `asked`: queries that the host was asked for and has not given yet. A choice starts from the last of them, because
  // `query` is older while several choices come before React renders again, and while a slow host has not answered.
  const known = useRef({ given: query, asked: [] as string[] });
  const choose = useCallback(
    (choice: ListingChoice) => {
      const { given, asked } = known.current;
      const chosen = applyChoice(asked.at(-1) ?? given, choice);
      if (!chosen) return;
      // Choices that lead back to what the host gave may never be answered: React renders nothing for them.
      known.current.asked = chosen.query === given ? [] : [...asked, chosen.query];
      // The entry that blocks the Back button is replaced, so that Back leads to the previous page once.
      latest.current(chosen.query, backHold.current?.isOnTop() ? 'replace' : chosen.mode);
    },
    [latest, backHold],
  );
  // By value: a host may write `data` inline, which makes it another object with every render.
  const treks = data.status === 'ready' ? data.value : undefined;
  const catalogue = useMemo(() => treks && catalogueKey(treks), [treks]);
  const { send, tell, snapshot } = useLateListing({ filters: criteria.filters, catalogue }, choose);

  useEffect(() => {
    const { given, asked } = known.current;
    if (query === given) return;
    const place = asked.indexOf(query);
    known.current = { given: query, asked: place < 0 ? [] : asked.slice(place + 1) };
    // It was not chosen here, as with Back: the draft follows.
    if (place < 0) tell({ type: 'address.change', filters: criteria.filters });
  }, [tell, query, criteria]);

  useEffect(() => {
    if (catalogue !== undefined) tell({ type: 'catalogue.change', catalogue });
  }, [tell, catalogue]);

  return useMemo(() => connectListing(snapshot, criteria, { send, choose }), [snapshot, criteria, send, choose]);
}
