import { firstInteraction, lazyModule, lazyPart, useReplayClicks } from '@trek/ui/internal/lazy';
import { findEarlyTarget } from '../../boot/find-early-target.ts';

const rest = lazyModule(() => import('./below-the-fold.tsx'));

// Visitors from another page of the site have interacted already, so it loads together with the page's code.
void firstInteraction().then(rest.preload);

/** Everything below the first screen: its code loads on the first interaction. */
export const BelowTheFold = lazyPart(rest, (arrived) => arrived.BelowTheFold);

const OF_REST = 'main *:not([data-scope="search-form"] *)';

/** Captures clicks and tab keys in it until its code loads. */
export function useCaptureBelowTheFold(): void {
  useReplayClicks(BelowTheFold, (press) => {
    const part = findEarlyTarget(press);
    return part?.matches(OF_REST) ? part : null;
  });
}
