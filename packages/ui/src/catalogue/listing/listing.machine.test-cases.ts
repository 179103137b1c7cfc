import type { Edge, ExplorationModel, LogEntry, ScriptStep } from '../../testing/machines/index.ts';
import { type ListingContext, listingMachine } from './listing.machine.ts';
import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';

export const catalogue = '[1,2,3]';
export const otherCatalogue = '[1,2,3,4]';
export const nepal: TrekFilters = { ...NO_FILTERS, country: 'nepal' };
/** The filters in an earlier step of the history. */
export const earlier: TrekFilters = { ...NO_FILTERS, isPopular: true };

export const inputs = {
  'no filters': { filters: NO_FILTERS },
  'Nepal, with treks': { filters: nepal, catalogue },
};

export const apply = { send: { type: 'filters.apply' } };
export const reset = { send: { type: 'filters.reset' } };
export const openDrawer = { send: { type: 'drawer.open' } };
export const closeDrawer = { send: { type: 'drawer.close' } };
export const draft = (filters: Partial<TrekFilters>) => ({ send: { type: 'draft.change', filters } });
export const change = (filters: Partial<TrekFilters>) => ({ send: { type: 'filters.change', filters } });
export const goTo = (filters: TrekFilters) => ({ send: { type: 'address.change', filters } });
export const arrive = (treks: string) => ({ send: { type: 'catalogue.change', catalogue: treks } });

/** All that can happen to a listing. Filters vary by country alone: their values are data. */
export const listingModel: ExplorationModel<typeof listingMachine> = {
  machine: listingMachine,
  inputs,
  events: [
    { type: 'draft.change', filters: { country: 'nepal' } },
    { type: 'filters.apply' },
    { type: 'filters.change', filters: { country: null } },
    { type: 'filters.reset' },
    { type: 'address.change', filters: earlier },
    { type: 'catalogue.change', catalogue },
    { type: 'catalogue.change', catalogue: otherCatalogue },
    { type: 'drawer.open' },
    { type: 'drawer.close' },
  ],
  outcomes: {},
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

/** All choices of a run, in order. */
export const choices = (log: readonly LogEntry[]) =>
  log.flatMap((entry) => (entry.kind === 'action' && entry.name === 'choose' ? [entry.params as ListingChoice] : []));

const stepType = (step: ScriptStep) => ('send' in step ? step.send.type : undefined);

/** The choices of the last step. */
function choicesOf({ log }: Edge): ListingChoice[] {
  return choices(log.slice(log.findLastIndex(({ kind }) => kind === 'step')));
}

const CHOOSING = ['filters.apply', 'filters.change', 'filters.reset'];
const before = ({ from }: Edge) => from.context as ListingContext;
const after = ({ context }: Edge) => context as ListingContext;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Invariants of every run. */
export const listingInvariants = {
  'a step chooses once at most': (log: readonly LogEntry[]) => {
    let chosen = 0;
    for (const entry of log) {
      if (entry.kind === 'step') chosen = 0;
      if (entry.kind === 'action' && entry.name === 'choose') chosen += 1;
      if (chosen > 1) return ['one step chose twice'];
    }
    return [];
  },
};

/** Invariants of every step. */
export const listingEdgeInvariants: Record<string, (edge: Edge) => boolean> = {
  'L7: the address is asked for other filters once, and only by a visitor': (edge) => {
    const types = choicesOf(edge).map(({ type }) => type);
    const isChoosing = CHOOSING.includes(stepType(edge.step) ?? '');
    return isSame(
      types.filter((type) => type !== 'treks.change'),
      isChoosing ? ['filters.choose'] : [],
    );
  },
  'L8: other treks show the first page, the first treks do not': (edge) => {
    const isOther = before(edge).catalogue !== null && before(edge).catalogue !== after(edge).catalogue;
    return choicesOf(edge).some(({ type }) => type === 'treks.change') === isOther;
  },
  'what is chosen is drafted, too': (edge) =>
    choicesOf(edge).every(
      (choice) =>
        choice.type !== 'filters.choose' || isSame(after(edge).draft, { ...after(edge).draft, ...choice.filters }),
    ),
  'applying closes the drawer; nothing but its buttons moves it else': (edge) => {
    const type = stepType(edge.step) ?? '';
    if (type === 'drawer.open') return edge.state === 'open';
    if (['drawer.close', 'filters.apply'].includes(type)) return edge.state === 'closed';
    return edge.state === edge.from.state;
  },
};
