import type { SnapshotFrom } from 'xstate';
import type { ListingEvent, listingMachine } from './listing.machine.ts';
import type { Sort, TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';
import type { ListingState } from './listing-query.ts';

type ListingSnapshot = Pick<SnapshotFrom<typeof listingMachine>, 'value' | 'context'>;

/** How a listing is changed: events for its machine, choices for its query. */
interface ListingActions {
  send: (event: ListingEvent) => void;
  choose: (choice: ListingChoice) => void;
}

/**
 * A listing's criteria and view, and their actions.
 * @param criteria what the query says
 */
export function connectListing(
  { value, context }: ListingSnapshot,
  { filters: applied, sort, page, view }: ListingState,
  { send, choose }: ListingActions,
) {
  return {
    /** The filters in the panel: not applied yet. */
    draft: context.draft,
    /** The filters in force. */
    applied,
    sort,
    page,
    view,
    /** Whether the filters are open, where they are a drawer. */
    isFiltersOpen: value === 'open',

    openFilters: () => send({ type: 'drawer.open' }),
    closeFilters: () => send({ type: 'drawer.close' }),
    /** Changes the draft; the list obeys it after `applyDraft`. */
    changeDraft: (filters: Partial<TrekFilters>) => send({ type: 'draft.change', filters }),
    applyDraft: () => send({ type: 'filters.apply' }),
    /** Changes filters in force at once. */
    changeFilters: (filters: Partial<TrekFilters>) => send({ type: 'filters.change', filters }),
    resetFilters: () => send({ type: 'filters.reset' }),
    chooseSort: (sort: Sort) => choose({ type: 'sort.choose', sort }),
    choosePage: (page: number) => choose({ type: 'page.choose', page }),
    chooseView: (view: ListingState['view']) => choose({ type: 'view.choose', view }),
  };
}
