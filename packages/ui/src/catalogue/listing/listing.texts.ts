import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

const treks = (count: number) => plural(count, { one: '# trek', other: '# treks' });
const days = (count: number) => plural(count, { one: '# day', other: '# days' });

/** Texts of the listing and its filters. Prices come written. */
export const listingTexts = defineTexts('catalogue', {
  listingTitle: 'All Treks & Tours',
  /** The same where a host shows the treks of one country. */
  listingTitleIn: (country: string) => `Treks & Tours in ${country}`,
  loadError: (message: string) => `Error loading treks: ${message}`,
  noMatch: 'No treks found matching your criteria.',
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
  upToAltitude: (meters: string) => `Up to ${meters}`,
  /** A choice with how many treks it gives. */
  choiceCount: (label: string, count: number) => `${label} (${count})`,
  relax: (label: string, count: number) => `Without ${label}: ${treks(count)}`,
  didYouMean: 'Did you mean …',
  relaxHint: 'Remove one of these to find treks:',
  ask: 'Ask us what fits',
  filters: 'Filters',
  closeFilters: 'Close filters',
  searchTreks: 'Search Treks',
  resetFilters: 'Reset Filters',
  keyword: 'Keyword',
  country: 'Country',
  anyCountry: 'Any country',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any difficulty',
  region: 'Region',
  anyRegion: 'Any region',
  activity: 'Activity',
  anyActivity: 'Any activity',
  month: 'Month',
  anyMonth: 'Any month',
  maxAltitude: 'Highest point',
  anyAltitude: 'Any altitude',
  popularOnly: 'Popular treks only',
  durationUpTo: (days: number) => `Duration: Up to ${days} day(s)`,
  priceRange: (from: string, to: string) => `Price Range: ${from} - ${to}`,
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  longestDuration: 'Longest duration',
  resultCount: treks,
  sortBy: 'Sort by',
  /** Names of the sort orders. */
  sortOrders: {
    recommended: 'Recommended',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    'duration-short': 'Duration: short to long',
    'duration-long': 'Duration: long to short',
  },
  listView: 'List view',
  pages: 'Pages of treks',
  page: (page: number) => `Page ${page}`,
});
