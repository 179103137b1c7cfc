'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { ListingChips } from './filters/listing-chips.tsx';
import { ListingFilters, ListingFiltersTitle, ListingFiltersTrigger } from './filters/listing-filters.tsx';
import { ListingLateNoMatch, ListingLatePanel } from './listing-late-parts.tsx';
import { ListingPagination } from './listing-pagination.tsx';
import * as Results from './listing-results.tsx';
import * as Listing from './listing-root.tsx';
import { ListingCount, ListingSort, ListingToolbar, ListingTools, ListingViewToggle } from './listing-toolbar.tsx';

export type TrekListingProps = Listing.ListingRootProps;

/** The whole listing: filters, sort, view, results and pages. */
export const TrekListing = withRef(function TrekListing(listing: TrekListingProps) {
  return (
    <Listing.ListingRoot {...listing}>
      <Listing.ListingTitle />
      <Listing.ListingLayout>
        <ListingFilters>
          <ListingFiltersTitle />
          <ListingLatePanel />
        </ListingFilters>
        <Listing.ListingFound>
          <Listing.ListingResultsTitle />
          <ListingToolbar>
            <ListingCount />
            <ListingTools>
              <ListingFiltersTrigger />
              <ListingSort />
              <ListingViewToggle />
            </ListingTools>
          </ListingToolbar>
          <ListingChips />
          <Results.ListingFailure />
          <Results.ListingLoading />
          <Results.ListingSkeletons />
          <Results.ListingEmpty />
          <ListingLateNoMatch />
          <Results.ListingResults />
          <ListingPagination />
        </Listing.ListingFound>
      </Listing.ListingLayout>
    </Listing.ListingRoot>
  );
});
