import { cancelAnchorScroll, scrollToAnchor } from './scroll-to-anchor.ts';

/**
 * Takes the visitor to the top of a page that they went to, or to the element that its address names, and the focus with
 * them, so that a screen reader goes on there. Going back leaves the scroll position to the browser, and so does an
 * address that is only rewritten.
 * @param from path of the page that was left
 * @param to address of the page that was gone to
 */
export function scrollToPage(from: string, to: string, isReplaced: boolean): void {
  const { pathname, hash } = new URL(to, window.location.href);
  const isAnotherPage = pathname !== from;
  if (isReplaced && !isAnotherPage) return;
  cancelAnchorScroll();
  if (hash.length > 1) {
    scrollToAnchor(hash.slice(1));
    return;
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  if (isAnotherPage) document.getElementById('main')?.focus({ preventScroll: true });
}
