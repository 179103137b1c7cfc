'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PlaceSummary } from '../api/place.ts';
import type { TrekSummary } from '../api/trek.ts';
import type { BackHold } from '../provider/ports.ts';
import { findTreks } from './find-treks.rules.ts';
import { type AddressChange, listingMachine } from './listing.machine.ts';
import { activityOptions, catalogueKey, pageCount, pageOf } from './listing.rules.ts';
import { excerptKey, type ListingExcerpt, regionNameOf } from './listing-excerpt.rules.ts';
import { readListingQuery, writeListingQuery } from './listing-query.ts';

/** The treks as the host has them. */
export type ListingData =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; treks: readonly TrekSummary[] };

/** The regions as the host has them. */
export type RegionsData =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; value: readonly PlaceSummary[] };

export interface ListingOptions {
  data: ListingData;
  /** What the present address shows, until the whole list of a large catalogue is there. */
  excerpt?: ListingExcerpt | undefined;
  /** By these an id in the address is turned into a name: a list of one region waits for them. */
  regions: RegionsData;
  /** The query of the page's address as it stands there, without `?` and not decoded. */
  query: string;
  /** Asks the host to put a query into its address. */
  onQueryChange: (query: string, mode: AddressChange['mode']) => void;
}

const NO_TREKS: readonly TrekSummary[] = [];

/** Nothing holds the Back button. */
const NO_HOLD: RefObject<BackHold | null> = { current: null };

/**
 * The listing machine, bound to the host's data and address.
 * @param backHold the hold on the Back button while the filters cover the page; by default nothing holds it
 */
export function useListing(
  { data, excerpt, regions, query, onQueryChange }: ListingOptions,
  backHold: RefObject<BackHold | null> = NO_HOLD,
) {
  const pendingMode = useRef<AddressChange['mode'] | null>(null);
  const writtenQuery = useRef(query);
  const machine = useMemo(
    () =>
      listingMachine.provide({
        actions: {
          writeAddress: (_, { mode }) => {
            pendingMode.current = mode;
          },
        },
      }),
    [],
  );
  const catalogue = useMemo(() => (data.status === 'ready' ? catalogueKey(data.treks) : undefined), [data]);
  const [input] = useState(() => ({
    ...readListingQuery(new URLSearchParams(query)),
    data: data.status,
    ...(data.status === 'failed' && { message: data.message }),
    ...(catalogue !== undefined && { catalogue }),
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);

  // By value: a host may write `data` inline, which makes it another object with every render.
  const { status } = data;
  const message = data.status === 'failed' ? data.message : '';
  useEffect(() => {
    if (status === 'loading') actor.send({ type: 'data.loading' });
    else if (status === 'failed') actor.send({ type: 'data.failed', message });
    else actor.send({ type: 'data.ready', ...(catalogue !== undefined && { catalogue }) });
  }, [actor, status, message, catalogue]);

  useEffect(() => {
    if (query === writtenQuery.current) return;
    writtenQuery.current = query;
    actor.send({ type: 'address.change', listing: readListingQuery(new URLSearchParams(query)) });
  }, [actor, query]);

  useEffect(() => {
    const write = ({ context, value }: SnapshotFrom<typeof listingMachine>) => {
      if (pendingMode.current === null) return;
      // The entry that holds the Back button makes way, so that Back leads to what stood before once.
      const mode = backHold.current?.isOnTop() ? 'replace' : pendingMode.current;
      pendingMode.current = null;
      const view = value.view === 'list' ? 'list' : 'grid';
      const { applied, sort, page } = context;
      writtenQuery.current = writeListingQuery({ filters: applied, sort, page, view }).toString();
      onQueryChange(writtenQuery.current, mode);
    };
    // What was chosen before the list took over is in the machine already.
    write(actor.getSnapshot());
    const subscription = actor.subscribe(write);
    return () => subscription.unsubscribe();
  }, [actor, onQueryChange, backHold]);

  const treks = data.status === 'ready' ? data.treks : NO_TREKS;
  const { applied, sort, page } = snapshot.context;
  const regionName = regions.status === 'ready' ? regionNameOf(regions.value, applied) : null;
  const view = snapshot.value.view === 'list' ? ('list' as const) : ('grid' as const);
  const found = useMemo(() => findTreks(treks, applied, regionName, sort), [treks, applied, regionName, sort]);
  const activities = useMemo(() => excerpt?.activities ?? activityOptions(treks), [excerpt, treks]);
  // Only for what it was made for: what is looked for meanwhile waits for the list.
  const isExcerpt = data.status !== 'ready' && excerpt?.key === excerptKey({ filters: applied, sort, page, view });
  const count = isExcerpt ? excerpt.count : found.length;
  const isFailed = snapshot.value.data === 'failed';
  // Which treks a region has is not known without its name.
  const lacking = applied.regionId !== null && regions.status !== 'ready' && !isFailed ? regions : null;
  const dataState = lacking?.status ?? snapshot.value.data;

  return {
    send: actor.send,
    dataState: isExcerpt && dataState !== 'failed' ? ('ready' as const) : dataState,
    isDrawerOpen: snapshot.value.drawer === 'open',
    view,
    ...snapshot.context,
    ...(lacking?.status === 'failed' && { message: lacking.message }),
    treks,
    isEmpty: treks.length === 0 && !isExcerpt,
    activities,
    regionName,
    /** Treks on all pages. */
    count,
    shown: isExcerpt ? excerpt.treks : pageOf(found, page),
    page: Math.min(page, pageCount(count)),
    pages: pageCount(count),
  };
}

export type Listing = ReturnType<typeof useListing>;
