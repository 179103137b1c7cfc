import { type CapturedClick, captureClicks } from '@trek/ui/internal/lazy';
import { EARLY_CLICKS_NAME, type QueueHolder } from './early-clicks.ts';
import { findEarlyTarget } from './find-early-target.ts';

/**
 * Captures clicks on buttons and menu items, and keys on tabs and menu items, until the code that handles them can
 * replay them. Links work without code, but leaving the page would drop what is already waiting, so then they wait too.
 */
export function captureEarlyClicks(): void {
  let isWaiting = false;
  const wait = () => {
    isWaiting = true;
  };
  const find = (press: CapturedClick) => findEarlyTarget(press) ?? (isWaiting ? linkOf(press) : null);
  (window as QueueHolder)[EARLY_CLICKS_NAME] = captureClicks(window, find, wait);
  addEventListener('change', wait, true);
}

const linkOf = (press: CapturedClick) =>
  'key' in press ? null : (press.target as Element).closest<HTMLElement>('#root a[href]:not([target])');
