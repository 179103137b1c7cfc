import { assign, setup } from 'xstate';
import { type ComparedTrek, MOST_COMPARED } from './compare.rules.ts';

export interface CompareContext {
  /** In the order in which they were chosen. */
  chosen: ComparedTrek[];
}

export type CompareEvent =
  | { type: 'trek.toggle'; trek: ComparedTrek }
  | { type: 'trek.remove'; slug: string }
  | { type: 'clear' }
  | { type: 'notice.dismiss' }
  /** The device's choice has changed outside, as on a page that comes back with the Back button. */
  | { type: 'storage.change'; chosen: ComparedTrek[] };

const slugOf = ({ event }: { event: Extract<CompareEvent, { type: 'trek.toggle' }> }) => ({ slug: event.trek.slug });

const remove = (slug: (from: never) => { slug: string }) =>
  [
    { type: 'remove', params: slug as () => { slug: string } },
    { type: 'store', params: ({ context }: { context: CompareContext }) => ({ chosen: context.chosen }) },
  ] as const;

/** With as many as fit, one can only be taken away. */
const whileFull = {
  'trek.toggle': [
    { guard: { type: 'isChosen', params: slugOf }, target: 'open', actions: remove(slugOf) },
    { target: 'refused' },
  ],
} as const;

/**
 * The treks that a visitor has chosen to compare, three at most. A fourth is refused until the visitor takes one away.
 *
 * Input: the choice that is stored. Action to provide: `store`.
 */
export const compareMachine = setup({
  types: {
    context: {} as CompareContext,
    events: {} as CompareEvent,
    input: {} as { chosen: ComparedTrek[] },
  },
  actions: {
    store: (_, _kept: { chosen: ComparedTrek[] }) => {},
    add: assign(({ context }, { trek }: { trek: ComparedTrek }) => ({ chosen: [...context.chosen, trek] })),
    remove: assign(({ context }, { slug }: { slug: string }) => ({
      chosen: context.chosen.filter((trek) => trek.slug !== slug),
    })),
    take: assign((_, { chosen }: { chosen: ComparedTrek[] }) => ({ chosen })),
  },
  guards: {
    isChosen: ({ context }, { slug }: { slug: string }) => context.chosen.some((trek) => trek.slug === slug),
    isFull: ({ context }) => context.chosen.length >= MOST_COMPARED,
  },
}).createMachine({
  id: 'compare',
  context: ({ input }) => ({ chosen: input.chosen }),
  on: {
    'trek.remove': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      target: '.open',
      actions: [
        { type: 'remove', params: ({ event }) => event },
        { type: 'store', params: ({ context }) => ({ chosen: context.chosen }) },
      ],
    },
    clear: {
      target: '.open',
      actions: [
        { type: 'take', params: { chosen: [] } },
        { type: 'store', params: { chosen: [] } },
      ],
    },
    'storage.change': { target: '.open', actions: { type: 'take', params: ({ event }) => event } },
  },
  initial: 'open',
  states: {
    open: {
      always: { guard: 'isFull', target: 'full' },
      on: {
        'trek.toggle': [
          { guard: { type: 'isChosen', params: slugOf }, actions: remove(slugOf) },
          {
            actions: [
              { type: 'add', params: ({ event }) => event },
              { type: 'store', params: ({ context }) => ({ chosen: context.chosen }) },
            ],
          },
        ],
      },
    },
    full: { on: whileFull },
    refused: { on: { ...whileFull, 'notice.dismiss': 'full' } },
  },
});
