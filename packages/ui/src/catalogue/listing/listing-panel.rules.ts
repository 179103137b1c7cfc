import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';

/** The panel of filters. Those in force, sort, page and view are in the query of the page's address, which the host owns. */
export interface ListingPanel {
  /** The filters in the panel: not applied yet. */
  draft: TrekFilters;
  /** Whether the panel is open, where it is a drawer. */
  isOpen: boolean;
}

export type PanelEvent =
  | { type: 'draft.change' | 'filters.change'; filters: Partial<TrekFilters> }
  | { type: 'filters.apply' | 'filters.reset' | 'drawer.open' | 'drawer.close' }
  /** The address has another query that was not chosen here, as with Back. */
  | { type: 'address.change'; filters: TrekFilters };

export type FiltersChoice = Extract<ListingChoice, { type: 'filters.choose' }>;

/** The panel after an event. */
export function panelReducer(panel: ListingPanel, event: PanelEvent): ListingPanel {
  switch (event.type) {
    case 'draft.change':
    case 'filters.change':
    case 'address.change':
      return { ...panel, draft: { ...panel.draft, ...event.filters } };
    case 'filters.reset':
      return { ...panel, draft: NO_FILTERS };
    case 'drawer.open':
      return { ...panel, isOpen: true };
    case 'drawer.close':
    case 'filters.apply':
      return { ...panel, isOpen: false };
  }
}

/** The choice that an event makes in a panel; null for one that leaves the query alone. */
export function panelChoice({ draft }: ListingPanel, event: PanelEvent): FiltersChoice | null {
  switch (event.type) {
    case 'filters.apply':
      return { type: 'filters.choose', filters: draft };
    case 'filters.change':
      return { type: 'filters.choose', filters: event.filters };
    case 'filters.reset':
      return { type: 'filters.choose', filters: NO_FILTERS };
    default:
      return null;
  }
}
