import { firstInteraction, lazyModule, lazyPart, useReplayClicks } from '@trek/ui/internal/lazy';
import { readSavedSearch } from './saved-search.ts';

/** The search of the first screen. Its code loads on the first interaction; until then it is a plain form. */
export const HeroSearch = lazyPart(
  lazyModule(() => import('./hero-search.tsx')),
  (search) => search.default,
  // Returning visitors find their choices.
  { until: async () => readSavedSearch() ?? firstInteraction() },
);

const BUTTONS = '[data-scope="search-form"] button';

/** Captures clicks on the search until its code loads; if it never does, the search is a plain form. */
export function useCaptureSearch(): void {
  useReplayClicks(HeroSearch, (press) =>
    'key' in press ? null : (press.target as Element).closest<HTMLElement>(BUTTONS),
  );
}
