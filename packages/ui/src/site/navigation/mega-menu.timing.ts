/** How long the pointer rests on an item before it opens. */
export const OPEN_DELAY_MS = 200;
/** How long the pointer may be away before the menu closes. */
export const CLOSE_DELAY_MS = 150;
/** How long after closing the next item opens at once. */
export const WARM_MS = 300;
