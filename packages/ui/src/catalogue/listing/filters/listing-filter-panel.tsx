'use client';
import type { ComponentType, FormEvent } from 'react';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useLate } from '../../../core/lazy/use-late.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { listingAnatomy as anatomy } from '../listing.anatomy.ts';
import type { TrekFilters } from '../listing.rules.ts';
import { listingTexts } from '../listing.texts.ts';
import { useListingContext } from '../listing-context.tsx';
import { filterPanelTexts } from './filter-panel.texts.ts';
import {
  ListingActivityField,
  ListingAltitudeField,
  ListingCountryField,
  ListingDepartureField,
  ListingDifficultyField,
  ListingKeywordField,
  ListingMonthField,
  ListingPopularField,
  ListingRegionField,
} from './listing-fields.tsx';
import { ListingDurationField, ListingPriceField } from './listing-sliders.tsx';

/** The filters of the listing as a form: nothing is applied before it is submitted. Its children: all filters. */
export const ListingFilterPanel = createPart('form', anatomy, 'filter-panel', () => {
  const messages = useTexts(listingTexts);
  const { paths } = usePorts();
  const { applyDraft } = useListingContext();
  return {
    'data-late': useLate(),
    action: paths.treks ?? undefined,
    'aria-label': messages.filters,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      applyDraft();
    },
    children: <AllFilters />,
  };
});

/** The control of each filter, in the order of the panel. */
const CONTROLS: Record<keyof TrekFilters, ComponentType> = {
  keyword: ListingKeywordField,
  country: ListingCountryField,
  region: ListingRegionField,
  difficulty: ListingDifficultyField,
  activity: ListingActivityField,
  month: ListingMonthField,
  departs: ListingDepartureField,
  price: ListingPriceField,
  days: ListingDurationField,
  maxAltitude: ListingAltitudeField,
  isPopular: ListingPopularField,
};

function AllFilters() {
  return (
    <>
      {Object.entries(CONTROLS).map(([name, Control]) => (
        <Control key={name} />
      ))}
      <ListingFilterActions>
        <ListingApply />
        <ListingReset />
      </ListingFilterActions>
    </>
  );
}

/** The panel's buttons. */
export const ListingFilterActions = createPart('div', anatomy, 'filter-actions');

/** Puts the filters in force. */
export const ListingApply = withRef(function ListingApply(props: ButtonProps) {
  const messages = useTexts(filterPanelTexts);
  return (
    <Button type="submit" variant="primary" isWide {...props}>
      {props.children ?? messages.searchTreks}
    </Button>
  );
});

/** Lifts all filters. */
export const ListingReset = withRef(function ListingReset(props: ButtonProps) {
  const messages = useTexts(filterPanelTexts);
  const { resetFilters } = useListingContext();
  const own = { variant: 'quiet' as const, isWide: true, onClick: resetFilters, children: messages.resetFilters };
  return <Button {...mergeProps(own, props)} />;
});
