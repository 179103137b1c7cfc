import { titleSlug } from '../../api/slug.ts';
import { ANY_RANGE, NO_FILTERS, type Range, SORTS, type Sort, type TrekFilters } from './listing.rules.ts';

/** Everything of the listing that an address keeps. */
export interface ListingState {
  filters: TrekFilters;
  sort: Sort;
  view: 'grid' | 'list';
  page: number;
}

export const INITIAL_LISTING: ListingState = { filters: NO_FILTERS, sort: 'recommended', view: 'grid', page: 1 };

/** How the address keeps a filter. */
interface FilterInAddress<Value> {
  parameter: string;
  /** @param given the parameter's text; empty where the address has none */
  read: (given: string) => Value;
  /** Null: nothing to keep. */
  write: (value: Value) => string | null;
}

const asIs = (value: string | null) => value;
const lowerCase = (given: string) => given.trim().toLowerCase() || null;

/** Every filter, in the order of the address. */
const FILTERS: { readonly [Name in keyof TrekFilters]: FilterInAddress<TrekFilters[Name]> } = {
  country: { parameter: 'country', read: lowerCase, write: asIs },
  days: { parameter: 'duration', read: (given) => readRange(given.trim()), write: writeRange },
  activity: { parameter: 'activity', read: (given) => titleSlug(given) || null, write: asIs },
  price: { parameter: 'budget', read: (given) => readRange(plusAtEnd(given)), write: writeRange },
  regionId: { parameter: 'region', read: (given) => given.trim() || null, write: asIs },
  difficulty: { parameter: 'difficulty', read: lowerCase, write: asIs },
  keyword: { parameter: 'keyword', read: (given) => given.trim(), write: (text) => text.trim() },
  isPopular: {
    parameter: 'popular',
    read: (given) => given.trim() === 'true',
    write: (isPopular) => (isPopular ? 'true' : null),
  },
};

const filterNames = Object.keys(FILTERS) as (keyof TrekFilters)[];

function readFilters(query: URLSearchParams): TrekFilters {
  const read = filterNames.map((name) => [name, FILTERS[name].read(query.get(FILTERS[name].parameter) ?? '')]);
  return Object.fromEntries(read);
}

function writeFilters(filters: TrekFilters): [string, string | null][] {
  const entry = <Name extends keyof TrekFilters>(name: Name): [string, string | null] => {
    const { parameter, write }: FilterInAddress<TrekFilters[Name]> = FILTERS[name];
    return [parameter, write(filters[name])];
  };
  return filterNames.map(entry);
}

/** Reads the query of the listing's address. What makes no sense is ignored. */
export function readListingQuery(query: URLSearchParams): ListingState {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const sort = SORTS.find((known) => known === text('sort')) ?? 'recommended';
  const page = Number(text('page'));
  return {
    filters: readFilters(query),
    sort,
    view: text('view') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the query of the listing's address; defaults are left out. The inverse of {@link readListingQuery}. */
export function writeListingQuery({ filters, sort, view, page }: ListingState): URLSearchParams {
  const entries: [string, string | null][] = [
    ...writeFilters(filters),
    ['sort', sort === 'recommended' ? null : sort],
    ['view', view === 'list' ? 'list' : null],
    ['page', page > 1 ? String(page) : null],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** In an address that was written by hand the plus sign of `3000+` reads as a space. */
function plusAtEnd(given: string): string {
  return given.replace(/^(\d+) $/, '$1+').trim();
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
