import * as listing from '../catalogue/listing/listing.machine.test-cases.ts';
import type { ListingChoice, QueryMode } from '../catalogue/listing/listing-choice.rules.ts';
import { readListingQuery } from '../catalogue/listing/listing-query.ts';
import { type ListingHostContext, listingHostMachine } from './listing-host.machine.ts';
import type { Edge, ExplorationModel, LogEntry, ScriptStep } from './machines/index.ts';

/** The query in an earlier step of the history. */
export const earlier = 'popular=true&sort=duration-short&view=list&page=2';

export const inputs = {
  'no filters': { query: '' },
  'page 4 of Nepal': { query: 'country=nepal&page=4' },
  'a list': { query: earlier },
};

export const choose = (choice: ListingChoice) => ({ send: choice });
export const goTo = (query: string) => ({ send: { type: 'address.change', query } });
export const arrive = (catalogue: string) => ({ send: { type: 'data.ready', catalogue } });
export const fail = { send: { type: 'data.failed', message: 'boom' } };
export const inListing = (step: { send: { type: string } }) => ({ ...step, to: 'listing' });

/** All that can happen on the page of a listing. */
export const listingHostModel: ExplorationModel<typeof listingHostMachine> = {
  machine: listingHostMachine,
  inputs,
  events: [
    { type: 'data.loading' },
    { type: 'data.failed', message: 'boom' },
    { type: 'data.ready', catalogue: listing.catalogue },
    { type: 'data.ready', catalogue: listing.otherCatalogue },
    { type: 'filters.choose', filters: { country: null } },
    { type: 'sort.choose', sort: 'price-low' },
    { type: 'page.choose', page: 2 },
    { type: 'view.choose', view: 'list' },
    { type: 'treks.change' },
    { type: 'address.change', query: '' },
    { type: 'address.change', query: earlier },
  ],
  childEvents: {
    listing: [
      { type: 'draft.change', filters: { country: 'nepal' } },
      { type: 'filters.apply' },
      { type: 'filters.reset' },
    ],
  },
  outcomes: {},
  // Which sort, page and view it is matters to no transition but the one that leaves it: two of each are enough.
  distinguish: ({ actor }) => {
    const { context, children } = actor.getSnapshot();
    const { filters, page } = readListingQuery(new URLSearchParams(context.query));
    const known = children.listing?.getSnapshot().context;
    return [filters.country, filters.isPopular, page === 1, known?.draft.country, known?.catalogue];
  },
};

/** How the address was written, each time. */
export const writes = (log: readonly LogEntry[]) =>
  log.flatMap((entry) =>
    entry.kind === 'action' && entry.name === 'writeAddress'
      ? [entry.params as { query: string; mode: QueryMode }]
      : [],
  );

/** How the last step wrote the address. */
const written = ({ log }: Edge) => writes(log.slice(log.findLastIndex(({ kind }) => kind === 'step')));

const stepType = (step: ScriptStep) => ('send' in step ? step.send.type : '');
const before = ({ from }: Edge) => from.context as ListingHostContext;
const after = ({ context }: Edge) => context as ListingHostContext;
const read = ({ query }: ListingHostContext) => readListingQuery(new URLSearchParams(query));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const PUSHING = ['filters.apply', 'filters.reset', 'filters.choose', 'page.choose'];

/** Invariants of every run. */
export const listingHostInvariants = {
  'L7: a step writes the address once at most': (log: readonly LogEntry[]) => {
    let written = 0;
    for (const entry of log) {
      if (entry.kind === 'step') written = 0;
      if (entry.kind === 'action' && entry.name === 'writeAddress') written += 1;
      if (written > 1) return ['one step wrote the address twice'];
    }
    return [];
  },
};

/** Invariants of every step. */
export const listingHostEdgeInvariants: Record<string, (edge: Edge) => boolean> = {
  'L7: the address is written where a choice changes it, and only there': (edge) => {
    const isChanged = before(edge).query !== after(edge).query;
    const isOurs = stepType(edge.step) !== 'address.change' && isChanged;
    return isSame(
      written(edge).map(({ query }) => query),
      isOurs ? [after(edge).query] : [],
    );
  },
  'L7: pushes what is looked for and replaces what is adjusted': (edge) =>
    written(edge).every(({ mode }) => mode === (PUSHING.includes(stepType(edge.step)) ? 'push' : 'replace')),
  'L8: other filters or another sort show page 1': (edge) =>
    stepType(edge.step) === 'address.change' ||
    isSame(
      [read(before(edge)).filters, read(before(edge)).sort],
      [read(after(edge)).filters, read(after(edge)).sort],
    ) ||
    read(after(edge)).page === 1,
  'a message is shown exactly if the data failed': (edge) =>
    (edge.state === 'failed') === (after(edge).message !== null),
};
