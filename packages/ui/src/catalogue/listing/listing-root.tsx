'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { useIdOf, useOwnId } from '../../kit/part-ids.ts';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { listingTexts } from './listing.texts.ts';
import { ListingProvider, type ListingRootOptions, useListingContext, useListingRoot } from './listing-context.tsx';

const Section = createPart('section', anatomy, 'root');

type ListingRootProps = ListingRootOptions & PartProps<'section'>;

/** Holds the listing, and gives it to the parts in it. */
export const ListingRoot = withRef(function ListingRoot(props: ListingRootProps) {
  const { data, excerpt, regions, pageSize, query, onQueryChange, countries, renderCard, onSearchFor, ...section } =
    props;
  const options = { data, excerpt, regions, pageSize, query, onQueryChange, countries, renderCard, onSearchFor };
  const listing = useListingRoot(options);
  return (
    <ListingProvider value={listing}>
      <Section {...section} />
    </ListingProvider>
  );
});

/** The listing's heading. */
export const ListingTitle = createHeading(anatomy, 'title', { level: 1 }, () => {
  const messages = useTexts(listingTexts);
  return { children: messages.listingTitle };
});

/** Filters and results beside each other. */
export const ListingLayout = createPart('div', anatomy, 'layout');

/** The results, with their heading and tools. */
export const ListingFound = createPart('section', anatomy, 'found', () => {
  const { ids } = useListingContext();
  return { 'aria-labelledby': useIdOf(ids, 'title'), tabIndex: -1 };
});

/** The heading of the results: a screen reader finds it, and another page begins there. */
export const ListingResultsTitle = createHeading(anatomy, 'results-title', { level: 2, below: 1 }, (host) => {
  const messages = useTexts(listingTexts);
  const { heading, ids } = useListingContext();
  const id = useOwnId(ids, 'title', host);
  return { ref: heading, id, tabIndex: -1, 'data-trek-hidden': '', children: messages.results };
});
