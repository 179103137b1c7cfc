import { FILTER_NAMES, type FilterName, filterOf } from './filters/filter-table.rules.ts';
import { NO_FILTERS, SORTS, type Sort, type TrekFilters } from './listing.rules.ts';

/** Everything of the listing that an address keeps. */
export interface ListingState {
  filters: TrekFilters;
  sort: Sort;
  view: 'grid' | 'list';
  page: number;
}

export const INITIAL_LISTING: ListingState = { filters: NO_FILTERS, sort: 'recommended', view: 'grid', page: 1 };

function readFilters(query: URLSearchParams): TrekFilters {
  const read = FILTER_NAMES.map((name) => [name, filterOf(name).read(query.get(filterOf(name).parameter) ?? '')]);
  return Object.fromEntries(read);
}

function writeFilters(filters: TrekFilters): [string, string | null][] {
  const entry = <Name extends FilterName>(name: Name): [string, string | null] => {
    const { parameter, write } = filterOf(name);
    return [parameter, write(filters[name])];
  };
  return FILTER_NAMES.map(entry);
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
