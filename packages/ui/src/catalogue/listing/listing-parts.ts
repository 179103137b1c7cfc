/** The parts of the listing: `Listing.Root` holds it, and every other part goes anywhere in it. */
export { ListingChips as Chips } from './filters/listing-chips.tsx';
export {
  ListingActivityField as ActivityField,
  ListingAltitudeField as AltitudeField,
  ListingCountryField as CountryField,
  ListingDepartureField as DepartureField,
  ListingDifficultyField as DifficultyField,
  ListingKeywordField as KeywordField,
  ListingMonthField as MonthField,
  ListingPopularField as PopularField,
  ListingRegionField as RegionField,
} from './filters/listing-fields.tsx';
export {
  ListingApply as Apply,
  ListingFilterActions as FilterActions,
  ListingFilterPanel as FilterPanel,
  ListingReset as Reset,
} from './filters/listing-filter-panel.tsx';
export {
  ListingFilters as Filters,
  ListingFiltersClose as FiltersClose,
  ListingFiltersTitle as FiltersTitle,
  ListingFiltersTrigger as FiltersTrigger,
} from './filters/listing-filters.tsx';
export { ListingDurationField as DurationField, ListingPriceField as PriceField } from './filters/listing-sliders.tsx';
export { ListingDidYouMean as DidYouMean } from './listing-did-you-mean.tsx';
export {
  ListingAsk as Ask,
  ListingFilterSuggestions as FilterSuggestions,
  ListingNoMatch as NoMatch,
} from './listing-no-match.tsx';
export { ListingPagination as Pagination } from './listing-pagination.tsx';
export {
  ListingEmpty as Empty,
  ListingFailed as Failed,
  ListingLoading as Loading,
  ListingResults as Results,
  ListingSkeletons as Skeletons,
} from './listing-results.tsx';
export {
  ListingFound as Found,
  ListingLayout as Layout,
  ListingResultsTitle as ResultsTitle,
  ListingRoot as Root,
  ListingTitle as Title,
} from './listing-root.tsx';
export {
  ListingCount as Count,
  ListingOrderNote as OrderNote,
  ListingSort as Sort,
  ListingToolbar as Toolbar,
  ListingTools as Tools,
  ListingViewToggle as ViewToggle,
} from './listing-toolbar.tsx';
