'use client';
import type { ComponentProps, ReactNode } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { ListingChips } from './filters/listing-chips.tsx';
import { ListingFilters, ListingFiltersTitle, ListingFiltersTrigger } from './filters/listing-filters.tsx';
import { ListingLateNoMatch, ListingLatePanel } from './listing-late-parts.tsx';
import { ListingPagination } from './listing-pagination.tsx';
import * as Results from './listing-results.tsx';
import * as Listing from './listing-root.tsx';
import {
  ListingCount,
  ListingOrderNote,
  ListingSort,
  ListingToolbar,
  ListingTools,
  ListingViewToggle,
} from './listing-toolbar.tsx';

/** Props of `DefaultListing`. */
export interface DefaultListingProps extends ComponentProps<typeof Listing.ListingRoot> {
  /** The listing’s heading. Default: ‘All Treks & Tours’; `null`: none. */
  heading?: ReactNode;
  /** How your backend orders the treks that it recommends, in one sentence; left out: it stays unsaid. */
  orderNote?: ReactNode;
}

/** The whole listing: filters, sort, view, results and pages. */
export const DefaultListing = withRef(function DefaultListing({ heading, orderNote, ...listing }: DefaultListingProps) {
  return (
    <Listing.ListingRoot {...listing}>
      {heading !== null && <Listing.ListingTitle>{heading}</Listing.ListingTitle>}
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
          <ListingOrderNote>{orderNote}</ListingOrderNote>
          <ListingChips />
          <Results.ListingFailed />
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
