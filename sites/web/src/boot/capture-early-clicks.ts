import { captureClicks } from '@trek/ui/late';
import { EARLY_CLICKS_NAME, type QueueHolder } from './early-clicks.ts';
import { findEarlyTarget } from './find-early-target.ts';

/**
 * Keeps presses on buttons and on items of the menu, and keys on tabs and on such items, which count once the code that
 * answers them is there.
 */
export function keepEarlyPresses(): void {
  (window as QueueHolder)[EARLY_CLICKS_NAME] = captureClicks(window, findEarlyTarget);
}
