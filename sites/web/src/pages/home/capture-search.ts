import { firstInteraction, lazyModule, lazyPart, useReplayClicks } from '@trek/ui/late';
import { readSavedSearch } from './saved-search.ts';

/** The search of the first screen, whose code comes when somebody touches the page: until then it is a plain form. */
export const HeroSearch = lazyPart(
  lazyModule(() => import('./hero-search.tsx')),
  (search) => search.default,
  // Who comes back finds what they had chosen.
  { until: async () => readSavedSearch() ?? firstInteraction() },
);

const BUTTONS = '[data-scope="search-form"] button';

/** Keeps presses on the search until its code is there; without it the search is sent as a plain form. */
export function useCaptureSearch(): void {
  useReplayClicks(HeroSearch, (press) =>
    'key' in press ? null : (press.target as Element).closest<HTMLElement>(BUTTONS),
  );
}
