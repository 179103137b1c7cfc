import type { Sort } from './listing.rules.ts';

const dollars = (usd: number) => `$${usd.toLocaleString('en-US')}`;

const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A range in words: both ends, or the one that is set. */
function rangeText(
  from: number | null,
  to: number | null,
  show: (value: number) => string,
  dash = ' – ',
  unit = '',
): string {
  if (from !== null && to !== null) return `${show(from)}${dash}${show(to)}${unit}`;
  return from === null ? `Up to ${show(to ?? 0)}${unit}` : `From ${show(from)}${unit}`;
}

/** Every text of cards, rows and listing. Those of the pages of one trek or place stand in files of their own. */
export const catalogueMessages = {
  popular: 'Popular',
  group: 'Group departures',
  perPerson: 'per person',
  priceOnRequest: 'Price on request',
  viewDetails: 'View Details',
  listingTitle: 'All Treks & Tours',
  loadingTreks: 'Loading treks...',
  loadError: (message: string) => `Error loading treks: ${message}`,
  sliderError: 'Error loading treks. Please try again later.',
  popularTreks: 'Popular treks',
  popularRow: (country: string, row: number) => `Popular treks in ${country}, row ${row}`,
  viewAllOf: (country: string) => `View All ${country} Treks`,
  noTreksIn: (country: string) => `No treks in ${country} yet.`,
  allInARow: 'All treks in a row',
  noTreks: 'No treks available.',
  noMatch: 'No treks found matching your criteria.',
  tryAgain: 'Try Again',
  results: 'Results',
  activeFilters: 'Filters in force',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  keywordChip: (keyword: string) => `“${keyword}”`,
  regionChip: (name: string) => `Region: ${name}`,
  priceChip: (from: number | null, to: number | null) => rangeText(from, to, dollars),
  daysChip: (from: number | null, to: number | null) =>
    from !== null && from === to
      ? dayCount(from)
      : rangeText(from, to, String, '–', (to ?? from) === 1 ? ' day' : ' days'),
  relax: (label: string, count: number) => `Without ${label}: ${count === 1 ? '1 trek' : `${count} treks`}`,
  relaxHint: 'One of these is enough to find something:',
  filters: 'Filters',
  closeFilters: 'Close filters',
  searchTreks: 'Search Treks',
  resetFilters: 'Reset Filters',
  keyword: 'Keyword',
  country: 'Country',
  region: 'Region',
  anyCountry: 'Any country',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any difficulty',
  activity: 'Activity',
  anyActivity: 'Any activity',
  popularOnly: 'Popular treks only',
  durationUpTo: (days: number) => `Duration: Up to ${days} day(s)`,
  priceRange: (from: number, to: number) => `Price Range: $${from} - $${to}`,
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  longestDuration: 'Longest duration',
  resultCount: (count: number) => (count === 1 ? '1 trek' : `${count} treks`),
  sortBy: 'Sort by',
  listView: 'List view',
  pages: 'Pages of treks',
  page: (page: number) => `Page ${page}`,
  browseAllTreks: 'Browse All Treks',
} as const;

/** Names of the sort orders, in the order of the list. */
export const SORT_LABELS: Record<Sort, string> = {
  recommended: 'Recommended',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  'duration-short': 'Duration: short to long',
  'duration-long': 'Duration: long to short',
};
