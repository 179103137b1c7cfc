import { lazyModule, lazyPart, useReplayClicks } from '@trek/ui/internal/lazy';
import { breakpoint } from '@trek/ui/theme';
import type { RefObject } from 'react';
import { MENU_ITEM, MENU_KEY } from '../boot/early-clicks.ts';

const menu = lazyModule(() => import('./header-menu.tsx'));

// At once, so that it loads while the page hydrates.
void untilWide().then(menu.preload);

/** The menu bar of wide screens. Its code loads after the page's, if it is shown. */
export const MenuBar = lazyPart(menu, (arrived) => arrived.default, { until: untilWide });

/** Captures clicks and arrow keys on the menu until its code can replay them; if it never loads, links are followed. */
export function useCaptureMenu(header: RefObject<HTMLElement | null>): void {
  useReplayClicks(MenuBar, (press) => {
    if ('key' in press && !MENU_KEY.test(press.key)) return null;
    const item = (press.target as Element).closest<HTMLElement>(MENU_ITEM);
    return item && header.current?.contains(item) ? item : null;
  });
}

/** Resolves when the screen has room for the menu bar; at once on the server, which can't know. */
async function untilWide(): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = window.matchMedia(`(width >= ${breakpoint.desktop}px)`);
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}
