'use client';
import type { ChangeEvent } from 'react';
import { nextDeparture } from '../../api/open-departures.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { SelectField, type SelectFieldProps } from '../../kit/field.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { SORTS, type Sort } from './listing.rules.ts';
import { listingTexts } from './listing.texts.ts';
import { useListingContext } from './listing-context.tsx';

/** Count and tools. */
export const ListingToolbar = createPart('div', anatomy, 'toolbar');

/** How many treks were found, announced when that changes. */
export const ListingCount = createPart('p', anatomy, 'count', () => {
  const messages = useTexts(listingTexts);
  const { phase, count } = useListingContext();
  const isKnown = phase !== 'loading' && phase !== 'failed';
  return { role: 'status', children: isKnown && messages.resultCount(count) };
});

/** Explains the recommended order in the host's words, its children; absent without any, and in another order. */
export const ListingOrderNote = createPart('p', anatomy, 'order-note', ({ children }) => {
  const { sort, phase } = useListingContext();
  return children && sort === 'recommended' && phase === 'found' ? {} : null;
});

/** Sorting, view and the drawer's button. */
export const ListingTools = createPart('div', anatomy, 'tools');

/** Chooses the order. */
export const ListingSort = withRef(function ListingSort(props: Partial<SelectFieldProps>) {
  const messages = useTexts(listingTexts);
  const { sort, chooseSort, treks } = useListingContext();
  const { hidesPrices } = usePorts().api;
  // Without a listed start, its order would change nothing.
  const hasDepartures = sort === 'departure' || treks.some(nextDeparture);
  const isOffered = (value: Sort) =>
    value === 'departure' ? hasDepartures : !(hidesPrices && value.startsWith('price'));
  const own = {
    label: messages.sortBy,
    choices: SORTS.filter(isOffered).map((value) => ({
      value,
      label: messages.sortOrders[value],
    })),
    value: sort,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => chooseSort(event.target.value as Sort),
  };
  return <SelectField {...mergeProps(own, props)} />;
});

/** Changes between grid and list. */
export const ListingViewToggle = createPart('button', anatomy, 'view-toggle', () => {
  const messages = useTexts(listingTexts);
  const { view, chooseView } = useListingContext();
  return {
    type: 'button' as const,
    'aria-pressed': view === 'list',
    onClick: () => chooseView(view === 'list' ? 'grid' : 'list'),
    children: messages.listView,
  };
});
