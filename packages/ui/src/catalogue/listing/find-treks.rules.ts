import { titleSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';
import type { Range, Sort, TrekFilters } from './listing.rules.ts';

/** Whether a trek passes each filter. The id of a region comes with its name, null for an id that no region has. */
const PASSES: {
  [Name in keyof TrekFilters]: (trek: TrekSummary, wanted: TrekFilters[Name], regionName: string | null) => boolean;
} = {
  country: (trek, country) => country === null || trek.country.toLowerCase() === country,
  difficulty: (trek, difficulty) => difficulty === null || trek.difficulty.toLowerCase() === difficulty,
  activity: (trek, activity) => activity === null || trek.activities.some((name) => titleSlug(name) === activity),
  // A trek without a region passes every region filter.
  regionId: (trek, regionId, regionName) =>
    regionId === null || trek.region === null || trek.region.toLowerCase() === regionName?.toLowerCase(),
  keyword: ({ title, location }, keyword) =>
    [title, location].some((text) => text.toLowerCase().includes(keyword.trim().toLowerCase())),
  isPopular: (trek, isPopular) => !isPopular || trek.isPopular,
  // On request counts as 0, as in the contract.
  price: (trek, price) => isWithin(trek.priceUsd ?? 0, price),
  days: (trek, days) => isWithin(trek.days, days),
};

const FILTERS = Object.keys(PASSES) as (keyof TrekFilters)[];

const isWithin = (value: number, { from, to }: Range) =>
  (from === null || value >= from) && (to === null || value <= to);

/** Treks without a price come last, in both orders of price. */
const byPrice = (direction: 1 | -1) => (one: TrekSummary, other: TrekSummary) =>
  Number(one.priceUsd === null) - Number(other.priceUsd === null) ||
  direction * ((one.priceUsd ?? 0) - (other.priceUsd ?? 0));

const COMPARISONS: Record<Sort, (one: TrekSummary, other: TrekSummary) => number> = {
  recommended: () => 0,
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  'duration-short': (one, other) => one.days - other.days,
  'duration-long': (one, other) => other.days - one.days,
};

/**
 * The treks that pass every filter, sorted. `recommended` keeps the catalogue's order, and equal treks keep theirs.
 * @param regionName name of the region with the id `filters.regionId`, null for an id that no region has
 */
export function findTreks<Trek extends TrekSummary>(
  treks: readonly Trek[],
  filters: TrekFilters,
  regionName: string | null,
  sort: Sort,
): Trek[] {
  const passes = <Name extends keyof TrekFilters>(trek: Trek, name: Name) =>
    PASSES[name](trek, filters[name], regionName);
  return treks.filter((trek) => FILTERS.every((name) => passes(trek, name))).sort(COMPARISONS[sort]);
}
