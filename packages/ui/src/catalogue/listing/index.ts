export type { ListingPhase, Range, Sort, TrekFilters } from './listing.rules.ts';
export { DefaultListing, type DefaultListingProps } from './listing.tsx';
export type { ListingPage } from './listing-page.rules.ts';
export * as Listing from './listing-parts.ts';
export type { ListingState } from './listing-query.ts';
export { type ListingApi, useListing } from './use-listing.ts';
