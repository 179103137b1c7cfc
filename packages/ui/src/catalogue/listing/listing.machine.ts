import { assign, setup } from 'xstate';
import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';

export interface ListingContext {
  /** The filters in the panel: not applied yet. */
  draft: TrekFilters;
  /** Tells one list of treks from another; null until one came. */
  catalogue: string | null;
}

export type ListingEvent =
  | { type: 'draft.change'; filters: Partial<TrekFilters> }
  | { type: 'filters.apply' }
  | { type: 'filters.change'; filters: Partial<TrekFilters> }
  | { type: 'filters.reset' }
  | { type: 'address.change'; filters: TrekFilters }
  | { type: 'catalogue.change'; catalogue: string }
  | { type: 'drawer.open' }
  | { type: 'drawer.close' };

/** The filters in the panel as a choice. Read when they are applied, because they may have changed in the same task. */
const draftChoice = ({ context }: { context: ListingContext }): ListingChoice => ({
  type: 'filters.choose',
  filters: context.draft,
});

/**
 * The state of a trek listing beside its query: the filters drafted in the panel, and whether the panel is open where it
 * is a drawer. The filters in force, sort, page and view are in the query of the page's address, which the host owns.
 *
 * Input: the filters in force, and the treks if they are there. `address.change`: the address has another query that was
 * not chosen here, as with Back. Action to provide: `choose`, which applies a choice to the query.
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as { filters: TrekFilters; catalogue?: string | undefined },
  },
  actions: {
    choose: (_, _choice: ListingChoice) => {},
    changeDraft: assign(({ context }, filters: Partial<TrekFilters>) => ({ draft: { ...context.draft, ...filters } })),
    takeCatalogue: assign((_, catalogue: string) => ({ catalogue })),
  },
  guards: {
    isFirstCatalogue: ({ context }) => context.catalogue === null,
    isOtherCatalogue: ({ context }, catalogue: string) => catalogue !== context.catalogue,
  },
}).createMachine({
  id: 'listing',
  context: ({ input: { filters, catalogue = null } }) => ({ draft: filters, catalogue }),
  on: {
    'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event.filters } },
    'filters.apply': { actions: { type: 'choose', params: draftChoice } },
    'filters.change': {
      actions: [
        { type: 'changeDraft', params: ({ event }) => event.filters },
        { type: 'choose', params: ({ event }) => ({ type: 'filters.choose', filters: event.filters }) },
      ],
    },
    'filters.reset': {
      actions: [
        { type: 'changeDraft', params: NO_FILTERS },
        { type: 'choose', params: { type: 'filters.choose', filters: NO_FILTERS } },
      ],
    },
    'address.change': { actions: { type: 'changeDraft', params: ({ event }) => event.filters } },
    'catalogue.change': [
      {
        guard: 'isFirstCatalogue',
        actions: { type: 'takeCatalogue', params: ({ event }) => event.catalogue },
      },
      {
        guard: { type: 'isOtherCatalogue', params: ({ event }) => event.catalogue },
        actions: [
          { type: 'takeCatalogue', params: ({ event }) => event.catalogue },
          { type: 'choose', params: { type: 'treks.change' } },
        ],
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.open': 'open' } },
    open: {
      on: {
        'drawer.close': 'closed',
        'filters.apply': { target: 'closed', actions: { type: 'choose', params: draftChoice } },
      },
    },
  },
});
