import { assign, setup } from 'xstate';
import { CLOSE_DELAY_MS, OPEN_DELAY_MS, WARM_MS } from './mega-menu.timing.ts';

export interface MegaMenuContext {
  /** The top item whose panel shows. */
  openItem: string | null;
  /** The top item that opens if the pointer stays. */
  awaitedItem: string | null;
  /** How the open item was opened last. */
  openedBy: 'hover' | 'press' | 'key' | null;
}

/** The kind of pointer: a finger has no hover, though browsers send its enter and leave. */
export type PointerKind = 'mouse' | 'pen' | 'touch';

export type MegaMenuEvent =
  /** The pointer is on a top item, or on the panel that belongs to it. */
  | { type: 'pointer.enter'; item: string; pointer: PointerKind }
  | { type: 'pointer.leave'; pointer: PointerKind }
  /** Click, tap, Enter or Space on a top item. */
  | { type: 'item.press'; item: string }
  /** An arrow key that leads from a top item into its panel. */
  | { type: 'key.arrow'; item: string }
  | { type: 'key.escape' }
  /** A press or the focus went elsewhere. */
  | { type: 'outside.press' }
  | { type: 'route.change' };

const CLOSED = { openItem: null, awaitedItem: null, openedBy: null };

/**
 * The header's mega menu: which top item is open, and when. While `openItem` is set its panel shows.
 *
 * Actions to provide: `returnFocus` (to the item that Escape closed) and `focusPanel` (of the item that an arrow key
 * opened).
 */
export const megaMenuMachine = setup({
  types: { context: {} as MegaMenuContext, events: {} as MegaMenuEvent },
  actions: {
    returnFocus: (_, _closed: { item: string }) => {},
    focusPanel: (_, _opened: { item: string }) => {},
    await: assign((_, { item }: { item: string }) => ({ ...CLOSED, awaitedItem: item })),
    openAwaited: assign(({ context }) => ({ ...CLOSED, openItem: context.awaitedItem, openedBy: 'hover' as const })),
    open: assign((_, opening: { item: string; by: NonNullable<MegaMenuContext['openedBy']> }) => ({
      ...CLOSED,
      openItem: opening.item,
      openedBy: opening.by,
    })),
    forget: assign(CLOSED),
  },
  guards: {
    isHover: (_, { pointer }: { pointer: PointerKind }) => pointer !== 'touch',
    isHoverOnOther: ({ context }, { item, pointer }: { item: string; pointer: PointerKind }) =>
      pointer !== 'touch' && item !== (context.openItem ?? context.awaitedItem),
    // A pointer that only crosses a panel with keyboard focus does not close it.
    isLeaving: ({ context }, { pointer }: { pointer: PointerKind }) =>
      pointer !== 'touch' && context.openedBy !== 'key',
    // A press on what hover has just opened means to have it open: only what was asked for is closed by asking again.
    isPressedAgain: ({ context }, { item }: { item: string }) =>
      item === context.openItem && context.openedBy !== 'hover',
  },
  delays: { openDelay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS, warmTime: WARM_MS },
}).createMachine({
  id: 'megaMenu',
  context: CLOSED,
  initial: 'cold',
  on: {
    'item.press': {
      target: '.open',
      actions: { type: 'open', params: ({ event }) => ({ item: event.item, by: 'press' }) },
    },
    'key.arrow': {
      target: '.open',
      actions: [
        { type: 'open', params: ({ event }) => ({ item: event.item, by: 'key' }) },
        { type: 'focusPanel', params: ({ event }) => ({ item: event.item }) },
      ],
    },
  },
  states: {
    cold: {
      on: {
        'pointer.enter': {
          guard: { type: 'isHover', params: ({ event }) => event },
          target: 'opening',
          actions: { type: 'await', params: ({ event }) => event },
        },
      },
    },
    opening: {
      after: { openDelay: { target: 'open', actions: 'openAwaited' } },
      on: {
        'pointer.enter': {
          guard: { type: 'isHoverOnOther', params: ({ event }) => event },
          target: 'opening',
          reenter: true,
          actions: { type: 'await', params: ({ event }) => event },
        },
        'pointer.leave': {
          guard: { type: 'isHover', params: ({ event }) => event },
          target: 'cold',
          actions: 'forget',
        },
        'key.escape': { target: 'cold', actions: 'forget' },
        'outside.press': { target: 'cold', actions: 'forget' },
        'route.change': { target: 'cold', actions: 'forget' },
      },
    },
    open: {
      on: {
        'pointer.enter': {
          guard: { type: 'isHoverOnOther', params: ({ event }) => event },
          actions: { type: 'open', params: ({ event }) => ({ item: event.item, by: 'hover' }) },
        },
        'pointer.leave': { guard: { type: 'isLeaving', params: ({ event }) => event }, target: 'closing' },
        'item.press': { guard: { type: 'isPressedAgain', params: ({ event }) => event }, target: 'warm' },
        'key.escape': { target: 'warm', actions: { type: 'returnFocus', params: openItemOf } },
        'outside.press': 'warm',
        'route.change': 'warm',
      },
    },
    closing: {
      after: { closeDelay: 'warm' },
      on: {
        'pointer.enter': [
          {
            guard: { type: 'isHoverOnOther', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'open', params: ({ event }) => ({ item: event.item, by: 'hover' }) },
          },
          { guard: { type: 'isHover', params: ({ event }) => event }, target: 'open' },
        ],
        'key.escape': { target: 'warm', actions: { type: 'returnFocus', params: openItemOf } },
        'outside.press': 'warm',
        'route.change': 'warm',
      },
    },
    // However it was closed: who has just seen the menu gets the next item without waiting.
    warm: {
      entry: 'forget',
      after: { warmTime: 'cold' },
      on: {
        'pointer.enter': {
          guard: { type: 'isHover', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'open', params: ({ event }) => ({ item: event.item, by: 'hover' }) },
        },
      },
    },
  },
});

function openItemOf({ context }: { context: MegaMenuContext }) {
  return { item: context.openItem ?? '' };
}
