import type { SnapshotFrom } from 'xstate';
import type { Edge, ExplorationModel, LogEntry } from '../../testing/index.ts';
import { type ListingContext, listingMachine } from './listing.machine.ts';
import { NO_FILTERS, type Sort, type TrekFilters } from './listing.rules.ts';
import { INITIAL_LISTING, type ListingState, writeListingQuery } from './listing-query.ts';

export const catalogue = '[1,2,3]';
export const otherCatalogue = '[1,2,3,4]';
const nepal: TrekFilters = { ...NO_FILTERS, country: 'nepal' };

/** The state in an earlier step of the history. */
export const earlier: ListingState = {
  filters: { ...NO_FILTERS, isPopular: true },
  sort: 'duration-short',
  view: 'list',
  page: 2,
};

export const inputs = {
  loading: { ...INITIAL_LISTING, data: 'loading' as const },
  failed: { ...INITIAL_LISTING, data: 'failed' as const, message: 'boom' },
  page4: { ...INITIAL_LISTING, filters: nepal, page: 4, data: 'ready' as const, catalogue },
  list: { ...earlier, data: 'ready' as const, catalogue },
};

export const apply = { send: { type: 'filters.apply' } };
export const reset = { send: { type: 'filters.reset' } };
export const openDrawer = { send: { type: 'drawer.open' } };
export const draft = (filters: Partial<TrekFilters>) => ({ send: { type: 'draft.change', filters } });
export const sort = (chosen: Sort) => ({ send: { type: 'sort.choose', sort: chosen } });
export const view = (chosen: 'grid' | 'list') => ({ send: { type: 'view.choose', view: chosen } });
export const goTo = (listing: ListingState) => ({ send: { type: 'address.change', listing } });
export const arrive = (treks?: string) => ({
  send: { type: 'data.ready', ...(treks !== undefined && { catalogue: treks }) },
});

/** All that can happen to a listing. Filters vary by country alone, pages from 1 to 4: their values are data. */
export const listingModel: ExplorationModel<typeof listingMachine> = {
  machine: listingMachine,
  inputs,
  events: [
    { type: 'data.loading' },
    { type: 'data.failed', message: 'boom' },
    { type: 'data.ready' },
    { type: 'data.ready', catalogue },
    { type: 'data.ready', catalogue: otherCatalogue },
    { type: 'draft.change', filters: { country: 'nepal' } },
    { type: 'filters.apply' },
    { type: 'filters.change', filters: { country: null } },
    { type: 'filters.reset' },
    { type: 'sort.choose', sort: 'price-low' },
    { type: 'page.choose', page: 2 },
    { type: 'page.choose', page: 0 },
    { type: 'view.choose', view: 'grid' },
    { type: 'view.choose', view: 'list' },
    { type: 'drawer.open' },
    { type: 'drawer.close' },
    { type: 'address.change', listing: INITIAL_LISTING },
    { type: 'address.change', listing: earlier },
  ],
  outcomes: {},
  // Which page, sort and treks it is matters to no transition but the one that leaves it: two of each are enough.
  distinguish: ({ actor }) => {
    const { draft: drafted, applied, page } = actor.getSnapshot().context;
    return [drafted.country, applied.country, applied.isPopular, page === 1];
  },
};

/** How the address was written, each time. */
export const writes = (log: readonly LogEntry[]) =>
  log.flatMap((entry) =>
    entry.kind === 'action' && entry.name === 'writeAddress' ? [(entry.params as { mode: string }).mode] : [],
  );

/** The query of this listing. */
export function addressOf({ context, value }: SnapshotFrom<typeof listingMachine>): string {
  const { applied, sort: order, page } = context;
  const shown = value.view === 'list' ? 'list' : 'grid';
  return writeListingQuery({ filters: applied, sort: order, page, view: shown }).toString();
}

const stepType = (step: Edge['step'] | undefined) => (step && 'send' in step ? step.send.type : undefined);

/** Adjusting rewrites the present step of the history; looking for something else is a new one. */
function writesAsMeant(log: readonly LogEntry[]): string[] {
  const pushing = ['filters.apply', 'filters.change', 'filters.reset', 'page.choose'];
  const replacing = ['sort.choose', 'view.choose', 'data.ready'];
  let type: string | undefined;
  const breaches: string[] = [];
  for (const entry of log) {
    if (entry.kind === 'step') type = stepType(entry.step);
    if (entry.kind !== 'action' || entry.name !== 'writeAddress') continue;
    const { mode } = entry.params as { mode: string };
    if (!(mode === 'push' ? pushing : replacing).includes(type ?? '')) breaches.push(`${type} did ${mode}`);
  }
  return breaches;
}

function writesOncePerStep(log: readonly LogEntry[]): string[] {
  let written = 0;
  for (const entry of log) {
    if (entry.kind === 'step') written = 0;
    if (entry.kind === 'action' && entry.name === 'writeAddress') written += 1;
    if (written > 1) return ['one step wrote the address twice'];
  }
  return [];
}

/** Invariants of every run. */
export const listingInvariants = {
  'L7: pushes what is looked for and replaces what is adjusted': writesAsMeant,
  'writes the address once per step': writesOncePerStep,
};

const before = (edge: Edge) => edge.from.context as ListingContext;
const after = (edge: Edge) => edge.context as ListingContext;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const kept = ({ applied, sort: order, page }: ListingContext, state: string) => [
  writeListingQuery({ ...INITIAL_LISTING, filters: applied }).toString(),
  order,
  page,
  state.includes('view.list'),
];

/** Invariants of every step. */
export const listingEdgeInvariants: Record<string, (edge: Edge) => boolean> = {
  'L7: the address is written where it changes, and only there': (edge) => {
    const wrote = writes(edge.log).length > writes(edge.log.slice(0, edge.log.findLastIndex(isStep))).length;
    const isChanged = !isSame(kept(before(edge), edge.from.state), kept(after(edge), edge.state));
    if (stepType(edge.step) === 'address.change') return !wrote;
    // Other treks rewrite it even where the page was the first already.
    return stepType(edge.step) === 'data.ready' ? wrote || !isChanged : wrote === isChanged;
  },
  'L8: other filters or another sort show page 1': (edge) =>
    stepType(edge.step) === 'address.change' ||
    (isSame(before(edge).applied, after(edge).applied) && before(edge).sort === after(edge).sort) ||
    after(edge).page === 1,
  'L8: drafts, the view and the drawer change neither page nor list': (edge) =>
    !['draft.change', 'view.choose', 'drawer.open', 'drawer.close'].includes(stepType(edge.step) ?? '') ||
    (isSame(before(edge).applied, after(edge).applied) && before(edge).page === after(edge).page),
  'applying and resetting leave nothing drafted that is not in force': (edge) =>
    !['filters.apply', 'filters.reset'].includes(stepType(edge.step) ?? '') ||
    isSame(after(edge).draft, after(edge).applied),
  'applying closes the drawer, resetting leaves it as it is': (edge) => {
    const isOpen = (state: string) => state.includes('drawer.open');
    if (stepType(edge.step) === 'filters.apply') return !isOpen(edge.state);
    return stepType(edge.step) !== 'filters.reset' || isOpen(edge.state) === isOpen(edge.from.state);
  },
  'a message is shown exactly if the data failed': (edge) =>
    edge.state.includes('data.failed') === (after(edge).message !== null),
};

function isStep(entry: LogEntry): boolean {
  return entry.kind === 'step';
}
