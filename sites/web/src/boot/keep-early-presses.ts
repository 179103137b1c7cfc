import { keepPresses, type Press } from '@trek/ui/late';
import { EARLY_PRESSES_NAME, MENU_ITEM, MENU_KEY, type PressHolder } from './early-presses.ts';

const TAB_KEY = /^(Arrow(Lef|Righ)t|Home|End)$/;

/**
 * Keeps presses on buttons and on items of the menu, and keys on tabs and on such items, which count once the code that
 * answers them is there.
 */
export function keepEarlyPresses(): void {
  (window as PressHolder)[EARLY_PRESSES_NAME] = keepPresses(window, find);
}

function find(press: Press): HTMLElement | null {
  const isKey = 'key' in press;
  const menuItem = `#root ${MENU_ITEM}`;
  const part = (press.target as Element).closest<HTMLElement>(`${menuItem},#root ${isKey ? '[role=tab]' : 'button'}`);
  return isKey && !(part?.matches(menuItem) ? MENU_KEY : TAB_KEY).test(press.key) ? null : part;
}
