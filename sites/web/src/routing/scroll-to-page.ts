import { cancelAnchorScroll, scrollToAnchor } from './anchors.ts';

/**
 * After navigation, scrolls to the top of the page or to the URL's anchor, and moves the focus there for screen
 * readers. Leaves the scroll position alone after Back, and when the URL was only rewritten.
 * @param from path of the previous page
 * @param to URL of the new page
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
