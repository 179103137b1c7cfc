/**
 * Takes the visitor to the top of a page that they went to. Going back, and changes of the query that replace the
 * address, leave the scroll position to the browser.
 */
export function resetScroll(to: string, isReplaced: boolean): void {
  if (isReplaced || to.includes('#')) return;
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
