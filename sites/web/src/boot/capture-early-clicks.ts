import { captureClicks } from '@trek/ui/lazy';
import { EARLY_CLICKS_NAME, type QueueHolder } from './early-clicks.ts';
import { findEarlyTarget } from './find-early-target.ts';

/**
 * Captures clicks on buttons and menu items, and keys on tabs and menu items, until the code that handles them can
 * replay them.
 */
export function captureEarlyClicks(): void {
  (window as QueueHolder)[EARLY_CLICKS_NAME] = captureClicks(window, findEarlyTarget);
}
