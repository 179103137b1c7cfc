import { firstInteraction, lazyModule } from '@trek/ui/internal/lazy';

/** Few pages are opened at an anchor. */
const scrolling = lazyModule(() => import('./scroll-to-anchor.ts'));
void firstInteraction().then(scrolling.preload);

/** Which of several is the last that was asked for. */
let last = 0;

/** Scrolls to an anchor on the current page and focuses it: an element by id, or a tab by name. */
export function scrollToAnchor(name: string): void {
  last += 1;
  const own = last;
  scrolling.load().then(
    (code) => {
      if (own === last) code.scrollToAnchor(name);
    },
    () => document.getElementById(name)?.scrollIntoView(),
  );
}

/** The same for the first page: the browser has already scrolled there unless the place is hidden. */
export function scrollToInitialAnchor(): void {
  if (window.location.hash.length > 1)
    scrolling.load().then(
      (code) => code.scrollToInitialAnchor(),
      () => {},
    );
}

/** Cancels the search for an anchor when another page is opened. */
export function cancelAnchorScroll(): void {
  last += 1;
  scrolling.read().code?.cancelAnchorScroll();
}
