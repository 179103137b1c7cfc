import type { Sort, TrekFilters } from './listing.rules.ts';
import { INITIAL_LISTING, type ListingState, readListingQuery, writeListingQuery } from './listing-query.ts';

/** A visitor's choice in the list; `treks.change`: the host has other treks. */
export type ListingChoice =
  | { type: 'filters.choose'; filters: Partial<TrekFilters> }
  | { type: 'sort.choose'; sort: Sort }
  | { type: 'page.choose'; page: number }
  | { type: 'view.choose'; view: ListingState['view'] }
  | { type: 'treks.change' };

/** How the address takes another query: as a new entry in the history, or in place of the present one. */
export type QueryMode = 'push' | 'replace';

/** Looking for something else is a step that Back undoes. Adjusting what is shown is not. */
const MODES: Record<ListingChoice['type'], QueryMode> = {
  'filters.choose': 'push',
  'page.choose': 'push',
  'sort.choose': 'replace',
  'view.choose': 'replace',
  'treks.change': 'replace',
};

/** The query after a choice, and how the address takes it; null if the choice changes nothing. */
export function applyChoice(query: string, choice: ListingChoice): { query: string; mode: QueryMode } | null {
  const present = readListingQuery(new URLSearchParams(query));
  const next = writeListingQuery(listingAfter(present, choice)).toString();
  return next === writeListingQuery(present).toString() ? null : { query: next, mode: MODES[choice.type] };
}

/** Other filters, another sort and other treks start at page 1. */
function listingAfter(present: ListingState, choice: ListingChoice): ListingState {
  switch (choice.type) {
    case 'filters.choose': {
      const filters = { ...present.filters, ...choice.filters };
      return addressOf(filters) === addressOf(present.filters) ? present : { ...present, filters, page: 1 };
    }
    case 'sort.choose':
      return choice.sort === present.sort ? present : { ...present, sort: choice.sort, page: 1 };
    case 'page.choose':
      return Number.isSafeInteger(choice.page) && choice.page > 0 ? { ...present, page: choice.page } : present;
    case 'view.choose':
      return { ...present, view: choice.view };
    case 'treks.change':
      return { ...present, page: 1 };
  }
}

/** The filters as the address has them: spaces around a keyword make no other filter. */
const addressOf = (filters: TrekFilters) => writeListingQuery({ ...INITIAL_LISTING, filters }).toString();
