/** The parts of the listing that load after the page's own code, all at once. */
export { ListingFilterPanel } from './filters/listing-filter-panel.tsx';
export { ListingNoMatch } from './listing-no-match.tsx';
