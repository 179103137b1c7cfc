import { deferred, hasModifier } from '@trek/ui/kit';
import { breakpoint } from '@trek/ui/theme';
import { type RefObject, useEffect } from 'react';
import { MENU_ITEM, MENU_KEY } from '../boot/early-presses.ts';
import { untilLive } from './late-part.ts';
import { menuPart } from './menu-part.ts';

/** Asks for it where it is shown. */
const load = async () => {
  await untilWide();
  return import('./header-menu.tsx');
};

// At once: it comes while the page is being hydrated.
void load().catch(() => {});

/** The menu bar of wide screens, whose code comes after the page's. */
export const MenuBar = deferred(async () => (await load()).default);

/** Keeps a press or an arrow on the menu that comes before its code, and repeats it then; without it the link is followed. */
export function useEarlyMenuPresses(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const waiting = new Set<HTMLAnchorElement>();
    return untilLive(menuPart.live, ['click', 'keydown'], (event) => {
      const item = (event.target as Element).closest<HTMLAnchorElement>(MENU_ITEM);
      if (!item || !header.current?.contains(item) || hasModifier(event)) return;
      if ('key' in event && !MENU_KEY.test(event.key)) return;
      event.preventDefault();
      // The menu may be taken over just for this press: it would come twice.
      event.stopPropagation();
      // Pressed twice before anything could answer, it was meant once.
      if (waiting.has(item)) return;
      waiting.add(item);
      load()
        .then(() => menuPart.live)
        .then(
          () =>
            item.dispatchEvent('key' in event ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event)),
          () => window.location.assign(item.href),
        );
    });
  }, [header]);
}

/** Settles when the screen has room for the menu bar; at once on the server, which can't know. */
async function untilWide(): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = window.matchMedia(`(width >= ${breakpoint.desktop}px)`);
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}
