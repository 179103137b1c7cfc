import type { ReplayQueue, Successors } from '@trek/ui/internal/lazy';

/** Name of the queue of clicks made before hydration. */
export const EARLY_CLICKS_NAME = 'earlyClicks';

/** The menu items that open something, and the keys besides Enter that do. */
export const MENU_ITEM = 'nav a[aria-expanded]';
export const MENU_KEY = /^(ArrowDown| )$/;

export type QueueHolder = { [EARLY_CLICKS_NAME]?: Pick<ReplayQueue, 'replay'> };

let successors: Successors | undefined;

/** Presses on elements of the server's markup go to those that have taken their places. */
export function redirectEarlyClicks(given: Successors): void {
  successors = given;
}

/** Stops capturing and replays the queue: once the page handles clicks itself, or if it never will. */
export function replayEarlyClicks(): void {
  const holder = window as QueueHolder;
  const presses = holder[EARLY_CLICKS_NAME];
  delete holder[EARLY_CLICKS_NAME];
  void presses?.replay(successors?.of);
}
