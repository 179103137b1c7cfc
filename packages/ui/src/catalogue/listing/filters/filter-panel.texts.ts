import { defineTexts } from '../../../core/texts/define-texts.ts';

/** Texts of the panel of filters, and of a listing without results: they come with the late code of both. Prices come written. */
export const filterPanelTexts = defineTexts('listing', {
  noMatch: 'No treks found matching your criteria.',
  /** A choice with how many treks it gives. */
  choiceCount: (label: string, count: number) => `${label} (${count})`,
  /** A filter to remove, with the count of treks that this gives. */
  relax: (label: string, found: string) => `Without ${label}: ${found}`,
  searchFor: (keyword: string) => `Search for “${keyword}”`,
  didYouMean: 'Did you mean …',
  relaxHint: 'Remove one of these to find treks:',
  ask: 'Ask us what fits',
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
  departs: 'Group departures',
  anyDeparture: 'Any departure',
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
});
