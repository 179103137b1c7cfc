import type { CapturedClick } from '@trek/ui/late';
import { MENU_ITEM, MENU_KEY } from './early-clicks.ts';

const TAB_KEY = /^(Arrow(Lef|Righ)t|Home|End)$/;

/** The button, tab or item of the menu that a press is meant for, where only code can answer it. */
export function findEarlyTarget(press: CapturedClick): HTMLElement | null {
  const isKey = 'key' in press;
  const menuItem = `#root ${MENU_ITEM}`;
  const part = (press.target as Element).closest<HTMLElement>(`${menuItem},#root ${isKey ? '[role=tab]' : 'button'}`);
  return isKey && !(part?.matches(menuItem) ? MENU_KEY : TAB_KEY).test(press.key) ? null : part;
}
