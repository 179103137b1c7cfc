import type { CapturedClick } from '@trek/ui/internal/lazy';
import { MENU_ITEM, MENU_KEY } from './early-clicks.ts';

const TAB_KEY = /^(Arrow(Lef|Righ)t|Home|End)$/;

/** The button, tab or menu item that a click or key is meant for, if only code can handle it. */
export function findEarlyTarget(press: CapturedClick): HTMLElement | null {
  const isKey = 'key' in press;
  const menuItem = `#root ${MENU_ITEM}`;
  const part = (press.target as Element).closest<HTMLElement>(`${menuItem},#root ${isKey ? '[role=tab]' : 'button'}`);
  return isKey && !(part?.matches(menuItem) ? MENU_KEY : TAB_KEY).test(press.key) ? null : part;
}
