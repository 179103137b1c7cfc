import type { PlaceSummary } from '../../api/place.ts';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import type { AddressChange } from './listing.machine.ts';
import type { ListingPage } from './listing-page.rules.ts';

/** The data that the listing machine follows. */
export interface ListingSource {
  /** All treks. */
  data: Remote<readonly TrekSummary[]>;
  /** The query of the page's address as it is, without `?` and not decoded. */
  query: string;
  /** Asks the host to put a query into its address. */
  onQueryChange: (query: string, mode: AddressChange['mode']) => void;
}

export interface ListingOptions extends ListingSource {
  /** The listing at the present address, until the whole list of a large catalogue is loaded. */
  excerpt?: ListingPage | undefined;
  /** By these an id in the address is turned into a name: a list of one region waits for them. */
  regions: Remote<readonly PlaceSummary[]>;
}
