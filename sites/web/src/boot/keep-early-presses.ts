import { keepPresses } from '@trek/ui/late';
import { EARLY_PRESSES_NAME, type PressHolder } from './early-presses.ts';
import { findEarlyPress } from './find-early-press.ts';

/**
 * Keeps presses on buttons and on items of the menu, and keys on tabs and on such items, which count once the code that
 * answers them is there.
 */
export function keepEarlyPresses(): void {
  (window as PressHolder)[EARLY_PRESSES_NAME] = keepPresses(window, findEarlyPress);
}
