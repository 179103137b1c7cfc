/** Where the document's first script keeps what is pressed before the site answers it. */
export const EARLY_CLICKS_NAME = 'earlyClicks';

/** The items of the menu that open something, and the keys besides Enter that do. */
export const MENU_ITEM = 'nav a[aria-expanded]';
export const MENU_KEY = /^(ArrowDown| )$/;

export type QueueHolder = { [EARLY_CLICKS_NAME]?: { replay: () => void } };

/** Ends that keeping, and repeats what was kept: called when the page answers presses itself, or never will. */
export function replayEarlyClicks(): void {
  const holder = window as QueueHolder;
  const presses = holder[EARLY_CLICKS_NAME];
  delete holder[EARLY_CLICKS_NAME];
  presses?.replay();
}
