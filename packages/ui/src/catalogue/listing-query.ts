import { titleSlug } from '../api/slug.ts';
import { ANY_RANGE, NO_FILTERS, type Range, SORTS, type Sort, type TrekFilters } from './listing.rules.ts';

/** Everything of the listing that an address keeps. */
export interface ListingState {
  filters: TrekFilters;
  sort: Sort;
  view: 'grid' | 'list';
  page: number;
}

export const INITIAL_LISTING: ListingState = { filters: NO_FILTERS, sort: 'recommended', view: 'grid', page: 1 };

/** Reads the query of the listing's address. What makes no sense is ignored. */
export function readListingQuery(query: URLSearchParams): ListingState {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const sort = SORTS.find((known) => known === text('sort')) ?? 'recommended';
  const page = Number(text('page'));
  return {
    filters: {
      country: text('country').toLowerCase() || null,
      difficulty: text('difficulty').toLowerCase() || null,
      activity: titleSlug(text('activity')) || null,
      regionId: text('region') || null,
      keyword: text('keyword'),
      isPopular: text('popular') === 'true',
      price: readRange(readBudget(query)),
      days: readRange(text('duration')),
    },
    sort,
    view: text('view') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the query of the listing's address; defaults are left out. The inverse of {@link readListingQuery}. */
export function writeListingQuery({ filters, sort, view, page }: ListingState): URLSearchParams {
  const entries: [string, string | null][] = [
    ['country', filters.country],
    ['duration', writeRange(filters.days)],
    ['activity', filters.activity],
    ['budget', writeRange(filters.price)],
    ['region', filters.regionId],
    ['difficulty', filters.difficulty],
    ['keyword', filters.keyword.trim()],
    ['popular', filters.isPopular ? 'true' : null],
    ['sort', sort === 'recommended' ? null : sort],
    ['view', view === 'list' ? 'list' : null],
    ['page', page > 1 ? String(page) : null],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** In an address that was written by hand the plus sign of `3000+` reads as a space. */
function readBudget(query: URLSearchParams): string {
  return (query.get('budget') ?? '').replace(/^(\d+) $/, '$1+').trim();
}

/** As many digits as a number may have that is written back as it was read, and never as `1e+21`. */
const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)? ?([-+])? ?(\d{1,9}(?:\.\d{1,2})?)?$/;

/** `a-b` is a range (a reversed one is swapped), `N+` is open above, `-N` open below, `N` is exactly that. */
function readRange(text: string): Range {
  const [, first, separator, last] = RANGE.exec(text) ?? [];
  const [from, to] = [readNumber(first), readNumber(last)];
  if (from !== null && to !== null) {
    return separator === '-' ? { from: Math.min(from, to), to: Math.max(from, to) } : ANY_RANGE;
  }
  if (separator === '-') return from === null ? { from, to } : ANY_RANGE;
  return { from, to: separator === undefined ? from : null };
}

const readNumber = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

function writeRange({ from, to }: Range): string | null {
  if (from === null && to === null) return null;
  if (to === null) return `${from}+`;
  if (from === null) return `-${to}`;
  return from === to ? String(from) : `${from}-${to}`;
}
