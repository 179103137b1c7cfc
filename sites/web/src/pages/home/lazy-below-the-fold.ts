import { earlyPresses, firstInteraction, lazyModule, lazyPart } from '@trek/ui/internal/lazy';

const rest = lazyModule(() => import('./below-the-fold.tsx'));

// Visitors from another page of the site have interacted already, so it loads together with the page's code.
void firstInteraction().then(rest.preload);

/** Everything below the first screen: its code loads on the first interaction. */
export const BelowTheFold = lazyPart(rest, (arrived) => arrived.BelowTheFold, { presses: earlyPresses });
