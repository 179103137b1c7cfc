import { earlyPresses, firstInteraction, lazyModule, lazyPart } from '@trek/ui/internal/lazy';
import { readSavedSearch } from './saved-search.ts';

/** The search of the first screen. Its code loads on the first interaction; until then it is a plain form. */
export const HeroSearch = lazyPart(
  lazyModule(() => import('./hero-search.tsx')),
  (search) => search.default,
  // Returning visitors find their choices.
  { until: async () => readSavedSearch() ?? firstInteraction(), presses: earlyPresses },
);
