import type { StyleRule } from '@vanilla-extract/css';

/**
 * Name, in the root's dataset, of the mark for a visit that begins at the top of its first page. There the browser need not
 * lay out what lies far below before it paints. A page that is loaded again or returned to has a place to be restored, for
 * which the true heights of all that lies above must be known, so it has no such mark.
 */
export const FRESH_VISIT = 'freshVisit';

/** What lies below the first screen: drawn when a fresh visitor comes near, and taken for a screen high until then. */
export const drawnWhenNear: StyleRule = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 100vh' };

/** Selects within a page that begins a visit. */
export const onFreshVisit = (selector: string) => `:root[data-fresh-visit] ${selector}`;

/** The visitor goes on: from here on Back has places to restore. */
export function endFreshVisit(): void {
  delete document.documentElement.dataset[FRESH_VISIT];
}
