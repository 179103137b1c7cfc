import { titleSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';

/** Ends of the sliders. A handle at its end does not filter on that side. */
export const PRICE_SLIDER = { min: 500, max: 5000, step: 100 } as const;
export const DURATION_SLIDER = { min: 1, max: 30, step: 1 } as const;
/** Heights to choose from, in meters: where thin air begins to be felt, and the villages and camps above. */
export const ALTITUDE_STEPS: readonly number[] = [2000, 3000, 3500, 4000, 4500, 5000, 5500];
/** Treks on one page of the listing. */
export const PAGE_SIZE = 6;

/** Most treks that a page carries; of a larger catalogue it carries what it shows. */
export const MAX_INLINE_TREKS = 100;

export const SORTS = [
  'recommended',
  'price-low',
  'price-high',
  'duration-short',
  'duration-long',
  'departure',
] as const;
/** An order of the listing. */
export type Sort = (typeof SORTS)[number];

/** From and to, both inclusive; null leaves that side open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The visitor's filters. Null and empty mean any. */
export interface TrekFilters {
  /** Lower-case country name. */
  country: string | null;
  /** Lower-case difficulty. */
  difficulty: string | null;
  /** Slug of an activity. */
  activity: string | null;
  /** Id of a region as text, or the slug of its name. */
  region: string | null;
  keyword: string;
  isPopular: boolean;
  /** US dollars per person. */
  price: Range;
  days: Range;
  /** A month that is in the trek's season, 1 to 12. */
  month: number | null;
  /** A month with a listed start that can be joined, `YYYY-MM`. */
  departs: string | null;
  /** The highest point at most, in meters. */
  maxAltitude: number | null;
}

export const ANY_RANGE: Range = { from: null, to: null };

/** The filters of a listing that shows all treks. */
export const NO_FILTERS: TrekFilters = {
  country: null,
  difficulty: null,
  activity: null,
  region: null,
  keyword: '',
  isPopular: false,
  price: ANY_RANGE,
  days: ANY_RANGE,
  month: null,
  departs: null,
  maxAltitude: null,
};

/** Number of pages, at least one. */
export function pageCount(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Neighbors of the present page that are named, on each side. */
const NEIGHBORS = 2;
/** As many pages as are all named. */
const MOST_NAMED = 9;

/** The pages to name: all of a few; of many the first, the last, and those around the present one. */
export function pageWindow(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= MOST_NAMED) return numbers;
  return numbers.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBORS);
}

/** The page's share of the list; a page past the end gives the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize = PAGE_SIZE): Item[] {
  const shown = Math.min(Math.max(1, page), pageCount(items.length, pageSize));
  return items.slice((shown - 1) * pageSize, shown * pageSize);
}

/** Tells one list of treks from another: which treks, and in which order. */
export function catalogueKey(treks: readonly TrekSummary[]): string {
  return JSON.stringify(treks.map(({ id }) => id));
}

/** Names of the countries to choose from: the given ones, or those of the treks where there are none. */
export function countryOptions(given: readonly string[], treks: readonly TrekSummary[]): readonly string[] {
  return given.length > 0 ? given : [...new Set(treks.map(({ country }) => country))];
}

/** Distinct activities of a catalogue in alphabetical order; Hiking and Camping where it names none. */
export function activityOptions(treks: readonly TrekSummary[]): string[] {
  const names = new Map(treks.flatMap((trek) => trek.activities).map((name) => [titleSlug(name), name]));
  // A name without a letter or digit has no slug, and could not be distinguished from "any activity".
  names.delete('');
  return names.size > 0
    ? [...names.values()].sort((one, other) => one.localeCompare(other, 'en'))
    : ['Hiking', 'Camping'];
}

/** The listing's content: nothing yet, a failure, an empty catalogue, nothing that matches, or treks. */
export type ListingPhase = 'loading' | 'failed' | 'empty' | 'unmatched' | 'found';

/** @param facts how far the treks are, whether the catalogue has none at all, and how many match */
export function listingPhase(facts: {
  status: 'loading' | 'failed' | 'ready';
  isEmpty: boolean;
  count: number;
}): ListingPhase {
  if (facts.status !== 'ready') return facts.status;
  if (facts.isEmpty) return 'empty';
  return facts.count === 0 ? 'unmatched' : 'found';
}
