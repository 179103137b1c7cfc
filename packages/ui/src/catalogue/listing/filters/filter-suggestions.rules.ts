import type { TrekSummary } from '../../../api/trek.ts';
import { findTreks } from '../find-treks.rules.ts';
import type { TrekFilters } from '../listing.rules.ts';
import type { ActiveFilter } from './active-filters.rules.ts';

/** A single filter to lift, and how many treks there are then. */
export interface Relaxation {
  filter: ActiveFilter;
  count: number;
}

/** Which single filters to lift so that something is found, the most fruitful first. */
export function filterSuggestions(
  treks: readonly TrekSummary[],
  filters: TrekFilters,
  active: readonly ActiveFilter[],
  regionName: string | null,
): Relaxation[] {
  return active
    .map((filter) => ({
      filter,
      count: findTreks(treks, { ...filters, ...filter.without }, regionName, 'recommended').length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
