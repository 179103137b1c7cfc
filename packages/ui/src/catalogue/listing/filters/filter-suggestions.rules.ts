import type { TrekSummary } from '../../../api/trek.ts';
import { findTreks } from '../find-treks.rules.ts';
import type { TrekFilters } from '../listing.rules.ts';
import type { ActiveFilter } from './active-filters.rules.ts';

/** Filters to lift together, and how many treks there are then. */
export interface Relaxation {
  filters: readonly ActiveFilter[];
  without: Partial<TrekFilters>;
  count: number;
}

/** Which single filters to lift so that something is found, the most fruitful first; where none helps alone, which two. */
export function filterSuggestions(
  treks: readonly TrekSummary[],
  filters: TrekFilters,
  active: readonly ActiveFilter[],
  regionName: string | null,
): Relaxation[] {
  const helpful = (sets: readonly ActiveFilter[][]) =>
    sets
      .map((lifted) => {
        const without: Partial<TrekFilters> = Object.assign({}, ...lifted.map((filter) => filter.without));
        const count = findTreks(treks, { ...filters, ...without }, regionName, 'recommended').length;
        return { filters: lifted, without, count };
      })
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
  const singles = helpful(active.map((filter) => [filter]));
  if (singles.length > 0) return singles;
  return helpful(active.flatMap((one, index) => active.slice(index + 1).map((other) => [one, other])));
}
