import type { SnapshotFrom } from 'xstate';
import type { ListingEvent, listingMachine } from './listing.machine.ts';
import type { Sort, TrekFilters } from './listing.rules.ts';

type ListingSnapshot = Pick<SnapshotFrom<typeof listingMachine>, 'value' | 'context'>;

/** A listing's criteria and view, and their actions. */
export function connectListing({ value, context }: ListingSnapshot, send: (event: ListingEvent) => void) {
  const { draft, applied, sort, page, message } = context;
  return {
    /** The filters in the panel: not applied yet. */
    draft,
    /** The filters in force. */
    applied,
    sort,
    page,
    view: value.view === 'list' ? ('list' as const) : ('grid' as const),
    /** Whether the filters are open, where they are a drawer. */
    isFiltersOpen: value.drawer === 'open',
    /** How far the treks are. */
    dataStatus: value.data === 'ready' || value.data === 'failed' ? value.data : ('loading' as const),
    /** Why the treks did not come. */
    message,

    openFilters: () => send({ type: 'drawer.open' }),
    closeFilters: () => send({ type: 'drawer.close' }),
    /** Changes the draft; the list obeys it after `applyDraft`. */
    changeDraft: (filters: Partial<TrekFilters>) => send({ type: 'draft.change', filters }),
    applyDraft: () => send({ type: 'filters.apply' }),
    /** Changes filters in force at once. */
    changeFilters: (filters: Partial<TrekFilters>) => send({ type: 'filters.change', filters }),
    resetFilters: () => send({ type: 'filters.reset' }),
    chooseSort: (sort: Sort) => send({ type: 'sort.choose', sort }),
    choosePage: (page: number) => send({ type: 'page.choose', page }),
    chooseView: (view: 'grid' | 'list') => send({ type: 'view.choose', view }),
  };
}
