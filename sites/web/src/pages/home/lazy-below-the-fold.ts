import { firstInteraction, lazyModule, lazyPart, useReplayClicks } from '@trek/ui/late';
import { findEarlyTarget } from '../../boot/find-early-target.ts';

const rest = lazyModule(() => import('./below-the-fold.tsx'));

// Whoever comes from another page of the site has touched it: beside the page's own code, not after it.
void firstInteraction().then(rest.preload);

/** Everything below the first screen: its code comes when somebody touches the page. */
export const BelowTheFold = lazyPart(rest, (arrived) => arrived.BelowTheFold);

const OF_REST = 'main *:not([data-scope="search-form"] *)';

/** Keeps presses on it, and keys on its tabs, until its code is there. */
export function useCaptureBelowTheFold(): void {
  useReplayClicks(BelowTheFold, (press) => {
    const part = findEarlyTarget(press);
    return part?.matches(OF_REST) ? part : null;
  });
}
