'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { filterSuggestions } from './filters/filter-suggestions.rules.ts';
import { trekListingAnatomy as anatomy } from './listing.anatomy.ts';
import { listingTexts } from './listing.texts.ts';
import { useListingContext } from './listing-context.tsx';
import { ListingDidYouMean } from './listing-did-you-mean.tsx';

/** Most single filters that are offered to be lifted. */
const MOST_RELAXATIONS = 3;

function useFilterSuggestions() {
  const { phase, treks, applied, active, regionName } = useListingContext();
  return phase === 'unmatched' ? filterSuggestions(treks, applied, active, regionName).slice(0, MOST_RELAXATIONS) : [];
}

function ListingWaysOn() {
  return (
    <>
      <ListingFilterSuggestions />
      <ListingDidYouMean />
    </>
  );
}

/** Says that nothing matches, what may have been meant, and which single filter to lift. */
export const ListingNoMatch = withRef(function ListingNoMatch(props: Partial<StatusProps>) {
  const messages = useTexts(listingTexts);
  const { phase } = useListingContext();
  const isHelpful = useFilterSuggestions().length > 0;
  if (phase !== 'unmatched') return null;
  const own = { title: messages.noMatch, text: isHelpful && messages.relaxHint, action: <ListingWaysOn /> };
  return <Status {...mergeProps(own, props)} />;
});

/** Single filters to lift, with how many treks that gives, and a way to lift them all. */
export const ListingFilterSuggestions = createPart('div', anatomy, 'filter-suggestions', () => {
  const messages = useTexts(listingTexts);
  const { changeFilters, resetFilters } = useListingContext();
  const helpful = useFilterSuggestions();
  return {
    children: (
      <>
        {helpful.map(({ filter, count }) => (
          <Button key={filter.name} onClick={() => changeFilters(filter.without)}>
            {messages.relax(filter.label, count)}
          </Button>
        ))}
        <Button variant={helpful.length > 0 ? 'quiet' : 'secondary'} onClick={resetFilters}>
          {messages.resetFilters}
        </Button>
      </>
    ),
  };
});
