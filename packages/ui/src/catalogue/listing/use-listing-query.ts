'use client';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { catalogueKey, type Sort, type TrekFilters } from './listing.rules.ts';
import { applyChoice, type ListingChoice } from './listing-choice.rules.ts';
import type { ListingSource } from './listing-data.ts';
import { type ListingPanel, type PanelEvent, panelChoice, panelReducer } from './listing-panel.rules.ts';
import { type ListingState, readListingQuery } from './listing-query.ts';

type Choose = (choice: ListingChoice) => void;

/** Reads filters, sort, page and view from the host's query, and keeps draft and drawer. */
export function useListingQuery(
  { data, query, onQueryChange }: ListingSource,
  backHold: RefObject<BackGuard | null>,
): ListingControls {
  const criteria = useMemo(() => readListingQuery(new URLSearchParams(query)), [query]);
  const latestChange = useLatest(onQueryChange);
  // `pending`: queries that the host has been given and has not shown yet. A choice starts from the last of them, because
  // `query` is older while several choices come before React renders again, and while a slow host has not answered.
  const host = useRef({ given: query, pending: [] as string[] });
  const choose = useCallback<Choose>(
    (choice) => {
      const { given, pending } = host.current;
      const chosen = applyChoice(pending.at(-1) ?? given, choice);
      if (!chosen) return;
      // Choices that lead back to what the host gave may never be answered: React renders nothing for them.
      host.current.pending = chosen.query === given ? [] : [...pending, chosen.query];
      // The entry that blocks the Back button is replaced, so that Back leads to the previous page once.
      latestChange.current(chosen.query, backHold.current?.isOnTop() ? 'replace' : chosen.mode);
    },
    [latestChange, backHold],
  );
  const { panel, send } = usePanel(criteria.filters, choose);
  useEffect(() => {
    const { given, pending } = host.current;
    if (query === given) return;
    const index = pending.indexOf(query);
    host.current = { given: query, pending: index < 0 ? [] : pending.slice(index + 1) };
    // It was not chosen here, as with Back: the draft follows.
    if (index < 0) send({ type: 'address.change', filters: criteria.filters });
  }, [send, query, criteria]);
  // After the address: what other treks choose starts from the newest query.
  useOtherTreks(data, choose);

  return useMemo(() => listingOf(panel, criteria, send, choose), [panel, criteria, send, choose]);
}

/** Keeps the panel of filters. @param filters those in force at first */
function usePanel(filters: TrekFilters, choose: Choose) {
  const [panel, setPanel] = useState({ draft: filters, isOpen: false });
  // The newest, because several events may come before React renders again.
  const latestPanel = useRef(panel);
  const send = useCallback(
    (event: PanelEvent) => {
      const choice = panelChoice(latestPanel.current, event);
      latestPanel.current = panelReducer(latestPanel.current, event);
      setPanel(latestPanel.current);
      if (choice) choose(choice);
    },
    [choose],
  );
  return { panel, send };
}

/** Treks that become others start at page 1. The first ones keep the page of the address, and so do the same again. */
function useOtherTreks(data: ListingSource['data'], choose: Choose): void {
  // By value: a host may write `data` inline, which makes it another object with every render.
  const treks = data.status === 'ready' ? data.value : undefined;
  const catalogue = useMemo(() => treks && catalogueKey(treks), [treks]);
  const knownCatalogue = useRef(catalogue);
  useEffect(() => {
    if (catalogue === undefined) return;
    const isOther = knownCatalogue.current !== undefined && knownCatalogue.current !== catalogue;
    knownCatalogue.current = catalogue;
    if (isOther) choose({ type: 'treks.change' });
  }, [catalogue, choose]);
}

/** A listing's criteria and panel, and their actions. */
export interface ListingControls {
  /** The filters in the panel: not applied yet. */
  draft: TrekFilters;
  /** The filters in force. */
  applied: TrekFilters;
  sort: Sort;
  page: number;
  view: ListingState['view'];
  /** Whether the filters are open, where they are a drawer. */
  isFiltersOpen: boolean;
  openFilters: () => void;
  closeFilters: () => void;
  /** Changes the draft; the list obeys it after `applyDraft`. */
  changeDraft: (filters: Partial<TrekFilters>) => void;
  applyDraft: () => void;
  /** Changes filters in force at once. */
  changeFilters: (filters: Partial<TrekFilters>) => void;
  resetFilters: () => void;
  chooseSort: (sort: Sort) => void;
  choosePage: (page: number) => void;
  chooseView: (view: ListingState['view']) => void;
}

/** A listing's criteria and panel, and their actions. */
function listingOf(
  { draft, isOpen }: ListingPanel,
  { filters: applied, sort, page, view }: ListingState,
  send: (event: PanelEvent) => void,
  choose: Choose,
): ListingControls {
  return {
    draft,
    applied,
    sort,
    page,
    view,
    isFiltersOpen: isOpen,

    openFilters: () => send({ type: 'drawer.open' }),
    closeFilters: () => send({ type: 'drawer.close' }),
    changeDraft: (filters: Partial<TrekFilters>) => send({ type: 'draft.change', filters }),
    applyDraft: () => send({ type: 'filters.apply' }),
    changeFilters: (filters: Partial<TrekFilters>) => send({ type: 'filters.change', filters }),
    resetFilters: () => send({ type: 'filters.reset' }),
    chooseSort: (sort: Sort) => choose({ type: 'sort.choose', sort }),
    choosePage: (page: number) => choose({ type: 'page.choose', page }),
    chooseView: (view: ListingState['view']) => choose({ type: 'view.choose', view }),
  };
}
