import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

const treks = (count: number) => plural(count, { one: '# trek', other: '# treks' });
const days = (count: number) => plural(count, { one: '# day', other: '# days' });

/** Texts of the listing, but for its panel of filters. Prices come written. */
export const listingTexts = defineTexts('listing', {
  listingTitle: 'All Treks & Tours',
  loadError: (message: string) => `Error loading treks: ${message}`,
  results: 'Results',
  activeFilters: 'Active filters',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  keywordChip: (keyword: string) => `“${keyword}”`,
  regionChip: (name: string) => `Region: ${name}`,
  fromPrice: (from: string) => `From ${from}`,
  upToPrice: (to: string) => `Up to ${to}`,
  betweenPrices: (from: string, to: string) => `${from} – ${to}`,
  daysAlone: (count: number) => days(count),
  fromDays: (from: number) => `From ${days(from)}`,
  upToDays: (to: number) => `Up to ${days(to)}`,
  betweenDays: (from: number, to: number) => `${from}–${days(to)}`,
  departsIn: (month: string) => `Departs in ${month}`,
  upToAltitude: (meters: string) => `Up to ${meters}`,
  filters: 'Filters',
  closeFilters: 'Close filters',
  resultCount: treks,
  sortBy: 'Sort by',
  /** Names of the sort orders. */
  sortOrders: {
    recommended: 'Recommended',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    'duration-short': 'Duration: short to long',
    'duration-long': 'Duration: long to short',
    departure: 'Next departure',
  },
  listView: 'List view',
  pages: 'Pages of treks',
  page: (page: number) => `Page ${page}`,
});
