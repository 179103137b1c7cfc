import { nextDeparture } from '../../api/open-departures.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { FILTER_NAMES, type FilterName, filterOf, type TrekTest } from './filters/filter-table.rules.ts';
import type { Sort, TrekFilters } from './listing.rules.ts';

/** Treks without a price come last, in both orders of price. */
const byPrice = (direction: 1 | -1) => (one: TrekSummary, other: TrekSummary) =>
  Number(one.priceUsd === null) - Number(other.priceUsd === null) ||
  direction * ((one.priceUsd ?? 0) - (other.priceUsd ?? 0));

const startOf = (trek: TrekSummary) => nextDeparture(trek)?.startDate ?? '9';

const COMPARISONS: Record<Sort, (one: TrekSummary, other: TrekSummary) => number> = {
  recommended: () => 0,
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  'duration-short': (one, other) => one.days - other.days,
  'duration-long': (one, other) => other.days - one.days,
  // Treks without a listed start come last.
  departure: (one, other) => startOf(one).localeCompare(startOf(other)),
};

/** The tests of the filters in force. */
export function testsOf(filters: TrekFilters, regionName: string | null): TrekTest[] {
  const testOf = <Name extends FilterName>(name: Name) => filterOf(name).test(filters[name], regionName) ?? [];
  return FILTER_NAMES.flatMap(testOf);
}

/**
 * The treks that pass every filter, sorted. `recommended` keeps the catalogue's order, and equal treks keep theirs.
 * @param regionName name of the region with the id `filters.region`, null for an id that no region has
 */
export function findTreks<Trek extends TrekSummary>(
  treks: readonly Trek[],
  filters: TrekFilters,
  regionName: string | null,
  sort: Sort,
): Trek[] {
  const tests = testsOf(filters, regionName);
  return treks.filter((trek) => tests.every((passes) => passes(trek))).sort(COMPARISONS[sort]);
}
