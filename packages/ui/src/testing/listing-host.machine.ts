import { assign, sendParent, sendTo, setup } from 'xstate';
import type { ApiMessage } from '../api/api-error.ts';
import { listingMachine } from '../catalogue/listing/listing.machine.ts';
import { applyChoice, type ListingChoice, type QueryMode } from '../catalogue/listing/listing-choice.rules.ts';
import { readListingQuery } from '../catalogue/listing/listing-query.ts';

export interface ListingHostContext {
  query: string;
  message: ApiMessage | null;
}

export type ListingHostEvent =
  | ListingChoice
  | { type: 'address.change'; query: string }
  | { type: 'data.loading' }
  | { type: 'data.failed'; message: ApiMessage }
  | { type: 'data.ready'; catalogue: string };

const chosen = ({ event }: { event: ListingChoice }) => event;

/** Takes a choice that changes the query. The address is written first, because that reads the query as it was. */
const takingChoice = {
  guard: { type: 'isChanging', params: chosen },
  actions: [
    {
      type: 'writeAddress',
      params: ({ context, event }: { context: ListingHostContext; event: ListingChoice }) =>
        applyChoice(context.query, event),
    },
    { type: 'takeChoice', params: chosen },
  ],
} as const;

const filtersIn = (query: string) => readListingQuery(new URLSearchParams(query)).filters;

/**
 * A page with a listing: it owns the query, as an address does, and reads the treks. For tests of a listing without a
 * page, and for the workbench. Its child `listing` is the listing's machine.
 *
 * Input: the query at the start. Action to provide: `writeAddress`.
 */
export const listingHostMachine = setup({
  types: {
    context: {} as ListingHostContext,
    events: {} as ListingHostEvent,
    input: {} as { query: string },
  },
  actors: {
    listing: listingMachine.provide({ actions: { choose: sendParent((_, choice: ListingChoice) => choice) } }),
  },
  actions: {
    writeAddress: (_, _written: { query: string; mode: QueryMode } | null) => {},
    takeChoice: assign(({ context }, choice: ListingChoice) => ({
      query: applyChoice(context.query, choice)?.query ?? context.query,
    })),
  },
  guards: {
    isChanging: ({ context }, choice: ListingChoice) => applyChoice(context.query, choice) !== null,
  },
}).createMachine({
  id: 'listingHost',
  context: ({ input }) => ({ query: input.query, message: null }),
  invoke: { id: 'listing', src: 'listing', input: ({ context }) => ({ filters: filtersIn(context.query) }) },
  on: {
    'filters.choose': takingChoice,
    'sort.choose': takingChoice,
    'page.choose': takingChoice,
    'view.choose': takingChoice,
    'treks.change': takingChoice,
    'address.change': {
      actions: [
        assign(({ event }) => ({ query: event.query })),
        sendTo('listing', ({ event }) => ({ type: 'address.change', filters: filtersIn(event.query) })),
      ],
    },
    'data.loading': { target: '.loading' },
    'data.failed': { target: '.failed', actions: assign(({ event }) => ({ message: event.message })) },
    'data.ready': {
      target: '.ready',
      actions: sendTo('listing', ({ event }) => ({ type: 'catalogue.change', catalogue: event.catalogue })),
    },
  },
  initial: 'loading',
  states: {
    loading: {},
    failed: { exit: assign({ message: null }) },
    ready: {},
  },
});
