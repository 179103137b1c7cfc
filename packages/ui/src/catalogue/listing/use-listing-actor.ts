'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { BackGuard } from '../../provider/ports.ts';
import { connectListing } from './listing.connect.ts';
import { type AddressChange, listingMachine } from './listing.machine.ts';
import { catalogueKey } from './listing.rules.ts';
import type { ListingSource } from './listing-data.ts';
import { readListingQuery, writeListingQuery } from './listing-query.ts';

/** Runs the listing machine, which follows the host's data, and whose criteria and the page's address follow each other. */
export function useListingActor({ data, query, onQueryChange }: ListingSource, backHold: RefObject<BackGuard | null>) {
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
  const treks = data.status === 'ready' ? data.value : undefined;
  const catalogue = useMemo(() => treks && catalogueKey(treks), [treks]);
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
      // The entry that blocks the Back button is replaced, so that Back leads to the previous page once.
      const mode = backHold.current?.isOnTop() ? 'replace' : pendingMode.current;
      pendingMode.current = null;
      const view = value.view === 'list' ? 'list' : 'grid';
      const { applied, sort, page } = context;
      writtenQuery.current = writeListingQuery({ filters: applied, sort, page, view }).toString();
      onQueryChange(writtenQuery.current, mode);
    };
    // Choices made before the list took over are in the machine already.
    write(actor.getSnapshot());
    const subscription = actor.subscribe(write);
    return () => subscription.unsubscribe();
  }, [actor, onQueryChange, backHold]);

  return useMemo(() => connectListing(snapshot, actor.send), [snapshot, actor]);
}
