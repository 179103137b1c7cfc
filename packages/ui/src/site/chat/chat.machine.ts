import { setup, stateIn } from 'xstate';
import { HINT_DELAY_MS, HINT_DURATION_MS, LAUNCHER_DELAY_MS } from './chat.timing.ts';

export type ChatEvent =
  /** The button: opens the panel, or closes it. */
  { type: 'launcher.press' } | { type: 'panel.close' } | { type: 'key.escape' };

/**
 * The floating chat widget: its button with the hint that comes and goes, and beside it the panel.
 *
 * It starts with the page and lives above the router, so that no change of route starts it again.
 * Action to provide: `returnFocus`, for the panel that had the focus is gone.
 */
export const chatMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as ChatEvent },
  actions: { returnFocus: () => {} },
  guards: { isLauncherHidden: stateIn({ launcher: 'hidden' }) },
  delays: { launcherDelay: LAUNCHER_DELAY_MS, hintDelay: HINT_DELAY_MS, hintDuration: HINT_DURATION_MS },
}).createMachine({
  id: 'chat',
  context: {},
  type: 'parallel',
  states: {
    launcher: {
      initial: 'hidden',
      states: {
        hidden: { after: { launcherDelay: 'bare' } },
        // A visitor who opens the panel has found it: the hint is not needed again.
        bare: { after: { hintDelay: 'hint' }, on: { 'launcher.press': 'settled' } },
        hint: { after: { hintDuration: 'settled' }, on: { 'launcher.press': 'settled' } },
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
