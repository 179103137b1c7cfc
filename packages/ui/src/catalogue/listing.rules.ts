import { titleSlug } from '../api/slug.ts';
import type { TrekSummary } from '../api/trek.ts';

/** Ends of the sliders. A handle that stands at its end does not filter on that side. */
export const PRICE_SLIDER = { minimum: 500, maximum: 5000, step: 100 } as const;
export const DURATION_SLIDER = { minimum: 1, maximum: 30, step: 1 } as const;
/** Treks on one page of the listing. */
export const PAGE_SIZE = 6;

export const SORTS = ['recommended', 'price-low', 'price-high', 'duration-short', 'duration-long'] as const;
export type Sort = (typeof SORTS)[number];

/** From and to, both inclusive; null leaves that side open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** What the visitor looks for. Null and empty mean any. */
export interface TrekFilters {
  /** Lower-case country name. */
  country: string | null;
  /** Lower-case difficulty. */
  difficulty: string | null;
  /** Slug of an activity. */
  activity: string | null;
  /** Id of a region, as text. */
  regionId: string | null;
  keyword: string;
  isPopular: boolean;
  /** US dollars per person. */
  price: Range;
  days: Range;
}

export const ANY_RANGE: Range = { from: null, to: null };

export const NO_FILTERS: TrekFilters = {
  country: null,
  difficulty: null,
  activity: null,
  regionId: null,
  keyword: '',
  isPopular: false,
  price: ANY_RANGE,
  days: ANY_RANGE,
};

const isWithin = (value: number, { from, to }: Range) =>
  (from === null || value >= from) && (to === null || value <= to);

/**
 * The treks that pass every filter, in their given order.
 * @param regionName name of the region that `filters.regionId` stands for; null where no region has that id
 */
export function filterTreks<Trek extends TrekSummary>(
  treks: readonly Trek[],
  filters: TrekFilters,
  regionName: string | null,
): Trek[] {
  const keyword = filters.keyword.trim().toLowerCase();
  const region = regionName?.toLowerCase() ?? null;
  return treks.filter(
    (trek) =>
      (filters.country === null || trek.country.toLowerCase() === filters.country) &&
      (filters.difficulty === null || trek.difficulty.toLowerCase() === filters.difficulty) &&
      (filters.activity === null || trek.activities.some((name) => titleSlug(name) === filters.activity)) &&
      // A trek without a region passes every region filter.
      (filters.regionId === null || trek.region === null || trek.region.toLowerCase() === region) &&
      (keyword === '' || trek.title.toLowerCase().includes(keyword) || trek.location.toLowerCase().includes(keyword)) &&
      (!filters.isPopular || trek.isPopular) &&
      isWithin(trek.priceUsd, filters.price) &&
      isWithin(trek.days, filters.days),
  );
}

/** Treks without a price stand last, whichever way prices run. */
const byPrice = (direction: 1 | -1) => (one: TrekSummary, other: TrekSummary) =>
  Number(one.priceUsd === 0) - Number(other.priceUsd === 0) || direction * (one.priceUsd - other.priceUsd);

const ORDERS: Record<Exclude<Sort, 'recommended'>, (one: TrekSummary, other: TrekSummary) => number> = {
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  'duration-short': (one, other) => one.days - other.days,
  'duration-long': (one, other) => other.days - one.days,
};

/** A sorted copy; `recommended` keeps the catalogue's own order, and equal treks keep theirs. */
export function sortTreks<Trek extends TrekSummary>(treks: readonly Trek[], sort: Sort): Trek[] {
  return sort === 'recommended' ? [...treks] : treks.toSorted(ORDERS[sort]);
}

/** Number of pages, at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The page's share of the list; a page past the end gives the last one. */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  const shown = Math.min(Math.max(1, page), pageCount(items.length));
  return items.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
}

/** Tells one list of treks from another: which treks, and in which order. */
export function catalogueKey(treks: readonly TrekSummary[]): string {
  return JSON.stringify(treks.map(({ id }) => id));
}

/** Distinct activities of a catalogue in alphabetical order; Hiking and Camping where it names none. */
export function activityOptions(treks: readonly TrekSummary[]): string[] {
  const names = new Map(treks.flatMap((trek) => trek.activities).map((name) => [titleSlug(name), name]));
  // A name without a letter or digit has no slug, and could not be told from "any activity".
  names.delete('');
  return names.size > 0 ? [...names.values()].sort((one, other) => one.localeCompare(other)) : ['Hiking', 'Camping'];
}
