import { assertEvent, assign, setup } from 'xstate';
import type { ApiMessage } from '../../api/api-error.ts';
import { NO_FILTERS, type Sort, type TrekFilters } from './listing.rules.ts';
import { INITIAL_LISTING, type ListingState, writeListingQuery } from './listing-query.ts';

/** The state known from the start, as on a page that the server rendered. */
export interface ListingStart {
  data: 'loading' | 'failed' | 'ready';
  view: 'grid' | 'list';
}

export interface ListingContext {
  /** The filters in the panel: not applied yet. */
  draft: TrekFilters;
  /** The filters of the list. */
  applied: TrekFilters;
  sort: Sort;
  page: number;
  /** Tells one list of treks from another; null until one came. */
  catalogue: string | null;
  message: ApiMessage | null;
  /** How the listing starts; what it is later is in its states. */
  start: ListingStart;
}

/** How an address is to follow a change: a new step of the history, or the present one rewritten. */
export interface AddressChange {
  mode: 'push' | 'replace';
}

export type ListingEvent =
  | { type: 'data.loading' }
  | { type: 'data.failed'; message: ApiMessage }
  | { type: 'data.ready'; catalogue?: string }
  | { type: 'draft.change'; filters: Partial<TrekFilters> }
  | { type: 'filters.apply' }
  | { type: 'filters.change'; filters: Partial<TrekFilters> }
  | { type: 'filters.reset' }
  | { type: 'sort.choose'; sort: Sort }
  | { type: 'page.choose'; page: number }
  | { type: 'view.choose'; view: 'grid' | 'list' }
  | { type: 'drawer.open' }
  | { type: 'drawer.close' }
  | { type: 'address.change'; listing: ListingState };

/** The filters as the address has them: if it is the same, nothing has changed. */
const addressOf = (filters: TrekFilters) => writeListingQuery({ ...INITIAL_LISTING, filters }).toString();

function viewIn(event: ListingEvent): 'grid' | 'list' {
  assertEvent(event, ['address.change', 'view.choose']);
  return event.type === 'view.choose' ? event.view : event.listing.view;
}

/**
 * The trek listing: its data, what is looked for, the filter drawer of small screens and the view, side by side.
 *
 * Input: what the address says, and how far the data is; `catalogue` tells the list of treks from others. The page
 * goes back to 1 when the treks, the applied filters or the sort become others.
 * Action to provide: `writeAddress`, which puts the listing's state into the address.
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingState & { data: ListingStart['data']; catalogue?: string; message?: ApiMessage },
  },
  actions: {
    writeAddress: (_, _change: AddressChange) => {},
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.change');
      return { draft: { ...context.draft, ...event.filters } };
    }),
    applyDraft: assign(({ context }) => ({ applied: context.draft, page: 1 })),
    applyChange: assign(({ context, event }) => {
      assertEvent(event, 'filters.change');
      const { draft, applied } = context;
      return { draft: { ...draft, ...event.filters }, applied: { ...applied, ...event.filters }, page: 1 };
    }),
    resetDraft: assign({ draft: NO_FILTERS }),
    resetFilters: assign({ draft: NO_FILTERS, applied: NO_FILTERS, page: 1 }),
    takeAddress: assign(({ event }) => {
      assertEvent(event, 'address.change');
      const { filters, sort, page } = event.listing;
      return { draft: filters, applied: filters, sort, page };
    }),
    takeCatalogue: assign(({ context, event }) => {
      assertEvent(event, 'data.ready');
      return { catalogue: event.catalogue ?? context.catalogue, message: null };
    }),
  },
  guards: {
    isDraftNew: ({ context }) => addressOf(context.draft) !== addressOf(context.applied),
    isChangeNew: ({ context, event }) => {
      assertEvent(event, 'filters.change');
      return addressOf({ ...context.applied, ...event.filters }) !== addressOf(context.applied);
    },
    isFiltered: ({ context }) => addressOf(context.applied) !== '',
    isOtherSort: ({ context, event }) => {
      assertEvent(event, 'sort.choose');
      return event.sort !== context.sort;
    },
    isOtherCatalogue: ({ context, event }) => {
      assertEvent(event, 'data.ready');
      const isKnown = event.catalogue !== undefined && context.catalogue !== null;
      return isKnown && event.catalogue !== context.catalogue;
    },
    isListView: ({ event }) => viewIn(event) === 'list',
    isGridView: ({ event }) => viewIn(event) === 'grid',
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'page.choose');
      return Number.isSafeInteger(event.page) && event.page > 0 && event.page !== context.page;
    },
    startsAsList: ({ context }) => context.start.view === 'list',
    startsReady: ({ context }) => context.start.data === 'ready',
    startsFailed: ({ context }) => context.start.data === 'failed',
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => {
    const { filters, sort, page, view, data, catalogue = null, message = null } = input;
    return { draft: filters, applied: filters, sort, page, catalogue, message, start: { data, view } };
  },
  type: 'parallel',
  states: {
    data: {
      initial: 'deciding',
      on: {
        'data.loading': { target: '.loading', actions: assign({ message: null }) },
        'data.failed': { target: '.failed', actions: assign(({ event }) => ({ message: event.message })) },
        'data.ready': [
          {
            guard: 'isOtherCatalogue',
            target: '.ready',
            actions: ['takeCatalogue', assign({ page: 1 }), { type: 'writeAddress', params: { mode: 'replace' } }],
          },
          { target: '.ready', actions: 'takeCatalogue' },
        ],
      },
      states: {
        deciding: {
          always: [
            { guard: 'startsReady', target: 'ready' },
            { guard: 'startsFailed', target: 'failed' },
            { target: 'loading' },
          ],
        },
        loading: {},
        failed: {},
        ready: {},
      },
    },
    // A region of its own: above the regions, an event that the drawer or the view takes too would never arrive.
    criteria: {
      on: {
        'draft.change': { actions: 'takeDraft' },
        'filters.apply': {
          guard: 'isDraftNew',
          actions: ['applyDraft', { type: 'writeAddress', params: { mode: 'push' } }],
        },
        'filters.change': {
          guard: 'isChangeNew',
          actions: ['applyChange', { type: 'writeAddress', params: { mode: 'push' } }],
        },
        'filters.reset': [
          { guard: 'isFiltered', actions: ['resetFilters', { type: 'writeAddress', params: { mode: 'push' } }] },
          { actions: 'resetDraft' },
        ],
        'sort.choose': {
          guard: 'isOtherSort',
          actions: [
            assign(({ event }) => ({ sort: event.sort, page: 1 })),
            { type: 'writeAddress', params: { mode: 'replace' } },
          ],
        },
        'page.choose': {
          guard: 'isOtherPage',
          actions: [assign(({ event }) => ({ page: event.page })), { type: 'writeAddress', params: { mode: 'push' } }],
        },
        'address.change': { actions: 'takeAddress' },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.open': 'open' } },
        open: { on: { 'drawer.close': 'closed', 'filters.apply': 'closed' } },
      },
    },
    view: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'startsAsList', target: 'list' }, { target: 'grid' }] },
        grid: {
          on: {
            'view.choose': {
              guard: 'isListView',
              target: 'list',
              actions: { type: 'writeAddress', params: { mode: 'replace' } },
            },
            'address.change': { guard: 'isListView', target: 'list' },
          },
        },
        list: {
          on: {
            'view.choose': {
              guard: 'isGridView',
              target: 'grid',
              actions: { type: 'writeAddress', params: { mode: 'replace' } },
            },
            'address.change': { guard: 'isGridView', target: 'grid' },
          },
        },
      },
    },
  },
});
