'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import { firstInteraction } from '../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyActor } from '../../core/lazy/use-lazy-actor.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import type { ListingEvent } from './listing.machine.ts';
import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';
import type { ListingActor } from './start-listing.ts';

// Reading a list needs no machine. It loads on the first interaction, and its events wait until then.
export const listingModule = lazyModule(() => import('./start-listing.ts'));

interface Present {
  filters: TrekFilters;
  catalogue: string | undefined;
}

/**
 * The listing's machine, whose code comes late.
 * @param present the filters in force, and the treks if they are there
 * @returns `send` for the visitor's events, queued until the machine runs; `tell` for changes by the host, which a machine
 * that starts later has as its input
 */
export function useLateListing(present: Present, choose: (choice: ListingChoice) => void) {
  const { code, load } = useLazyModule(listingModule);
  const queue = useLazyActor<ListingEvent>(() => void load());
  const actor = useRef<ListingActor>(null);
  const [snapshot, setSnapshot] = useState<ReturnType<ListingActor['getSnapshot']> | null>(null);
  /** Input into the filters before the machine runs. */
  const [early, setEarly] = useState<Partial<TrekFilters>>({});
  const latest = useLatest(present);
  const firstCatalogue = useRef(present.catalogue);
  useEffect(() => void firstInteraction().then(listingModule.preload), []);
  useEffect(() => {
    if (!code) return;
    const { filters, catalogue } = latest.current;
    const started = code.startListing({ filters, catalogue: firstCatalogue.current }, choose);
    actor.current = started;
    const { unsubscribe } = started.subscribe(setSnapshot);
    if (catalogue !== undefined) started.send({ type: 'catalogue.change', catalogue });
    const end = queue.begin(started.send);
    return () => {
      end();
      unsubscribe();
      started.stop();
      actor.current = null;
    };
  }, [code, choose, queue, latest]);

  const send = useCallback(
    (event: ListingEvent) => {
      if (!actor.current && event.type === 'filters.reset') setEarly(NO_FILTERS);
      if (!actor.current && 'filters' in event) setEarly((before) => ({ ...before, ...event.filters }));
      queue.send(event);
    },
    [queue],
  );
  const tell = useCallback(
    (event: ListingEvent) => {
      if (actor.current) return actor.current.send(event);
      if (event.type === 'catalogue.change') firstCatalogue.current ??= event.catalogue;
      if (event.type !== 'address.change') return;
      setEarly({});
      queue.forget(({ type }) => type === 'draft.change');
    },
    [queue],
  );
  const { filters, catalogue = null } = present;
  const before = useMemo(
    () => ({ value: 'closed' as const, context: { draft: { ...filters, ...early }, catalogue } }),
    [filters, early, catalogue],
  );
  return { send, tell, snapshot: snapshot ?? before };
}
