'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLate } from '../../core/lazy/use-late.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { filterPanelTexts } from './filters/filter-panel.texts.ts';
import { filterSuggestions } from './filters/filter-suggestions.rules.ts';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { listingTexts } from './listing.texts.ts';
import { useListingContext } from './listing-context.tsx';
import { ListingDidYouMean } from './listing-did-you-mean.tsx';

/** Most ways to lift filters that are offered. */
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
      <ListingAsk />
    </>
  );
}

/** Hands the keyword to the page's search field, which reads words that no title has. */
function SearchOffer() {
  const messages = useTexts(filterPanelTexts);
  const { applied, onSearchFor } = useListingContext();
  if (applied.keyword === '' || !onSearchFor) return null;
  return (
    <Button variant="secondary" onClick={() => onSearchFor(applied.keyword)}>
      {messages.searchFor(applied.keyword)}
    </Button>
  );
}

/** Says that nothing matches, what may have been meant, and which single filter to lift. */
export const ListingNoMatch = withRef(function ListingNoMatch(props: Partial<StatusProps>) {
  const messages = useTexts(filterPanelTexts);
  const { phase } = useListingContext();
  const isHelpful = useFilterSuggestions().length > 0;
  if (phase !== 'unmatched') return null;
  const own = { title: messages.noMatch, text: isHelpful && messages.relaxHint, action: <ListingWaysOn /> };
  return <Status {...mergeProps(own, props)} />;
});

/** Leads to where the company is asked for advice, with the search in words; absent where the host has no such page. */
export const ListingAsk = withRef(function ListingAsk(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(filterPanelTexts);
  const { paths, Link } = usePorts();
  const { active } = useListingContext();
  const path = paths.askForTrek(active.map(({ label }) => label).join(', '));
  if (path === null) return null;
  const { children, ...rest } = button;
  return (
    <Button asChild variant="quiet" {...rest}>
      <Link href={path}>{children ?? messages.ask}</Link>
    </Button>
  );
});

/** Filters to lift, with how many treks that gives, and a way to lift them all. */
export const ListingFilterSuggestions = createPart('div', anatomy, 'filter-suggestions', () => {
  const messages = useTexts(filterPanelTexts);
  const { resultCount } = useTexts(listingTexts);
  const { changeFilters, resetFilters } = useListingContext();
  const helpful = useFilterSuggestions();
  return {
    'data-late': useLate(),
    children: (
      <>
        {helpful.map(({ filters, without, count }) => (
          <Button key={filters.map(({ name }) => name).join()} onClick={() => changeFilters(without)}>
            {messages.relax(filters.map(({ label }) => label).join(' + '), resultCount(count))}
          </Button>
        ))}
        <Button variant={helpful.length > 0 ? 'quiet' : 'secondary'} onClick={resetFilters}>
          {messages.resetFilters}
        </Button>
        <SearchOffer />
      </>
    ),
  };
});
