/** Where the document's first script keeps what is pressed before the site answers it. */
export const EARLY_PRESSES_NAME = 'earlyPresses';

/** The items of the menu that open something, and the keys besides Enter that do. */
export const MENU_ITEM = 'nav a[aria-expanded]';
export const MENU_KEY = /^(ArrowDown| )$/;

export type PressHolder = { [EARLY_PRESSES_NAME]?: { replay: () => void } };

/** Ends that keeping, and repeats what was kept: called when the page answers presses itself, or never will. */
export function replayEarlyPresses(): void {
  const holder = window as PressHolder;
  const presses = holder[EARLY_PRESSES_NAME];
  delete holder[EARLY_PRESSES_NAME];
  presses?.replay();
}
