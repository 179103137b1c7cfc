export type { FilterName, FilterNames, FilterWords } from './filters/filter-table.rules.ts';
export { findTreks } from './find-treks.rules.ts';
export * from './listing.rules.ts';
export * from './listing-page.rules.ts';
export * as Listing from './listing-parts.ts';
export * from './listing-query.ts';
export * from './trek-listing.tsx';
export { type UseListingReturn, useListing } from './use-listing.ts';
