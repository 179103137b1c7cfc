import { earlyPresses, lazyModule, lazyPart } from '@trek/ui/internal/lazy';
import { breakpoint } from '@trek/ui/theme';

const menu = lazyModule(() => import('./header-menu.tsx'));

// At once, so that it loads while the page hydrates.
void untilWide().then(menu.preload);

/** The menu bar of wide screens. Its code loads after the page's, if it is shown. */
export const MenuBar = lazyPart(menu, (arrived) => arrived.default, { until: untilWide, presses: earlyPresses });

/** Resolves when the screen has room for the menu bar; at once on the server, which can't know. */
async function untilWide(): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = window.matchMedia(`(width >= ${breakpoint.desktop}px)`);
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}
