import type { PlaceSummary } from '../../api/place.ts';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import type { QueryMode } from './listing-choice.rules.ts';
import type { ListingPage } from './listing-page.rules.ts';

/** The host's part of a listing. */
export interface ListingSource {
  /** All treks. */
  data: Remote<readonly TrekSummary[]>;
  /**
   * The query of the page's address as it is, without `?` and not decoded. Filters, sort, page and view are what it says:
   * they change once the host gives another.
   */
  query: string;
  /** Asks the host to put a query into its address. */
  onQueryChange: (query: string, mode: QueryMode) => void;
}

export interface ListingOptions extends ListingSource {
  /** The listing at the present address, until the whole list of a large catalogue is loaded. */
  excerpt?: ListingPage | undefined;
  /** By these an id in the address is turned into a name: a list of one region waits for them. */
  regions: Remote<readonly PlaceSummary[]>;
  /** Treks on a page, from 1. Default 6. */
  pageSize?: number | undefined;
}
