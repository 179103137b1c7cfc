import { setup, stateIn } from 'xstate';
import { HINT_DELAY_MS, HINT_DURATION_MS, LAUNCHER_DELAY_MS } from './chat.timing.ts';

export type ChatEvent =
  /** The button: opens the panel, or closes it. */
  { type: 'launcher.press' } | { type: 'panel.close' } | { type: 'key.escape' };

export interface ChatInput {
  /** Milliseconds since the page was loaded, where the widget starts later: they count. Default 0. */
  loadedMsAgo?: number;
}

interface ChatContext {
  loadedMsAgo: number;
}

/** Whether a moment, in milliseconds after the page's load, had passed when the widget started. */
const hadPassed =
  (momentMs: number) =>
  ({ context }: { context: ChatContext }) =>
    context.loadedMsAgo >= momentMs;

const HINT_MS = LAUNCHER_DELAY_MS + HINT_DELAY_MS;
const HINT_END_MS = HINT_MS + HINT_DURATION_MS;

/**
 * The floating chat widget: its button with the hint that comes and goes, and beside it the panel.
 *
 * It lives above the router, so that no change of route starts it again. Where it starts after the page's load, use
 * `chatMachineSince` with the same time as input.
 * Action to provide: `returnFocus`, for the panel that had the focus is gone.
 */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput | undefined },
  actions: { returnFocus: () => {} },
  guards: {
    isLauncherHidden: stateIn({ launcher: 'hidden' }),
    isLauncherDue: hadPassed(LAUNCHER_DELAY_MS),
    isHintDue: hadPassed(HINT_MS),
    isHintOver: hadPassed(HINT_END_MS),
  },
  delays: { launcherDelay: LAUNCHER_DELAY_MS, hintDelay: HINT_DELAY_MS, hintDuration: HINT_DURATION_MS },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ loadedMsAgo: input?.loadedMsAgo ?? 0 }),
  type: 'parallel',
  states: {
    launcher: {
      initial: 'hidden',
      states: {
        hidden: { always: { guard: 'isLauncherDue', target: 'bare' }, after: { launcherDelay: 'bare' } },
        // A visitor who opens the panel has found it: the hint is not needed again.
        bare: {
          always: { guard: 'isHintDue', target: 'hint' },
          after: { hintDelay: 'hint' },
          on: { 'launcher.press': 'settled' },
        },
        hint: {
          always: { guard: 'isHintOver', target: 'settled' },
          after: { hintDuration: 'settled' },
          on: { 'launcher.press': 'settled' },
        },
        settled: {},
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'launcher.press': [{ guard: 'isLauncherHidden' }, { target: 'open' }] } },
        open: {
          on: {
            'launcher.press': 'closed',
            'panel.close': { target: 'closed', actions: 'returnFocus' },
            'key.escape': { target: 'closed', actions: 'returnFocus' },
          },
        },
      },
    },
  },
});

/** The machine with what is left of its times on a page that was loaded so many milliseconds ago. */
export function chatMachineSince(loadedMsAgo: number) {
  const left = (spanMs: number, endMs: number) => Math.min(spanMs, endMs - loadedMsAgo);
  return chatMachine.provide({
    delays: {
      launcherDelay: left(LAUNCHER_DELAY_MS, LAUNCHER_DELAY_MS),
      hintDelay: left(HINT_DELAY_MS, HINT_MS),
      hintDuration: left(HINT_DURATION_MS, HINT_END_MS),
    },
  });
}
