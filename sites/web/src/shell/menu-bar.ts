import { lazyModule, lazyPart, useReplayClicks } from '@trek/ui/late';
import { breakpoint } from '@trek/ui/theme';
import type { RefObject } from 'react';
import { MENU_ITEM, MENU_KEY } from '../boot/early-clicks.ts';

const menu = lazyModule(() => import('./header-menu.tsx'));

// At once: it comes while the page is being hydrated.
void untilWide().then(menu.preload);

/** The menu bar of wide screens, whose code comes after the page's where it is shown. */
export const MenuBar = lazyPart(menu, (arrived) => arrived.default, { until: untilWide });

/** Keeps a press or an arrow on the menu that comes before its code, and repeats it then; without it the link is followed. */
export function useCaptureMenu(header: RefObject<HTMLElement | null>): void {
  useReplayClicks(MenuBar, (press) => {
    if ('key' in press && !MENU_KEY.test(press.key)) return null;
    const item = (press.target as Element).closest<HTMLElement>(MENU_ITEM);
    return item && header.current?.contains(item) ? item : null;
  });
}

/** Settles when the screen has room for the menu bar; at once on the server, which can't know. */
async function untilWide(): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = window.matchMedia(`(width >= ${breakpoint.desktop}px)`);
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}
