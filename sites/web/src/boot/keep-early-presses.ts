import { EARLY_PRESSES_NAME, type EarlyPress, MENU_ITEM, MENU_KEY, type PressHolder } from './early-presses.ts';

const TAB_KEY = /^(Arrow(Lef|Righ)t|Home|End)$/;

/**
 * Keeps presses on buttons and on items of the menu, and keys on tabs and on such items, which count once the code that
 * answers them is there.
 * @returns lets them through where that is known not to come: forms send themselves, and links are followed
 */
export function keepEarlyPresses(): () => void {
  const holder = window as PressHolder;
  const presses: EarlyPress[] = [];
  holder[EARLY_PRESSES_NAME] = presses;

  const keep = (event: MouseEvent | KeyboardEvent) => {
    if (presses !== holder[EARLY_PRESSES_NAME] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const isKey = event instanceof KeyboardEvent;
    const menuItem = `#root ${MENU_ITEM}`;
    const part = (event.target as Element).closest<HTMLElement>(`${menuItem},#root ${isKey ? '[role=tab]' : 'button'}`);
    if (!part) return;
    if (isKey && !(part.matches(menuItem) ? MENU_KEY : TAB_KEY).test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isKey || !presses.some(([pressed]) => pressed === part)) presses.push([part, event]);
  };
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);

  return () => {
    delete holder[EARLY_PRESSES_NAME];
    for (const [part, press] of presses) if (!('key' in press)) part.click();
  };
}
