'use client';
import { type KeyboardEvent, useRef } from 'react';
import { mergeProps } from '../internal/merge-props.ts';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { withRef } from '../internal/with-ref.ts';
import { Button, type ButtonProps } from '../kit/button.tsx';
import { createHeading } from '../kit/heading.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { useFocusTrap } from '../kit/use-focus-trap.ts';
import { breakpoint } from '../theme/tokens.ts';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';
import { useListingContext } from './listing-context.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useListingMessages } from './use-listing-messages.ts';

/** Where the filters are a drawer: below the width at which the skin puts them beside the list. */
const COMPACT = `(width < ${breakpoint.desktop}px)`;

/** The place of the filters: beside the results, and on a small screen a drawer over them. */
export const ListingFilters = createPart('div', anatomy, 'filters', () => {
  const messages = useListingMessages();
  const { isFiltersOpen, closeFilters, backHold } = useListingContext();
  const isDialog = useMediaQuery(COMPACT, false) && isFiltersOpen;
  const drawer = useRef<HTMLDivElement>(null);
  useFocusTrap(drawer, isDialog);
  useBackToClose(isDialog, closeFilters, backHold);
  return {
    ref: drawer,
    'data-state': isFiltersOpen ? 'open' : 'closed',
    ...(isDialog ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' }),
    'aria-label': messages.filters,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeFilters();
    },
  };
});

export const ListingFiltersTitle = createHeading(anatomy, 'filtersTitle', { alone: 2, below: 1 }, () => {
  const messages = useListingMessages();
  return {
    children: (
      <>
        {messages.filters}
        <ListingFiltersClose />
      </>
    ),
  };
});

/** Closes the filters, where they are a drawer. */
export const ListingFiltersClose = withRef(function ListingFiltersClose(props: ButtonProps) {
  const messages = useListingMessages();
  const { closeFilters } = useListingContext();
  const own = {
    variant: 'quiet' as const,
    'aria-label': messages.closeFilters,
    onClick: closeFilters,
    children: <Icon name="close" />,
  };
  return <Button {...mergeProps(own, props)} />;
});

const Place = createPart('span', anatomy, 'drawerTrigger');

/** Opens the filters, where they are a drawer. */
export const ListingFiltersTrigger = withRef(function ListingFiltersTrigger(props: ButtonProps) {
  const messages = useListingMessages();
  const { isFiltersOpen, openFilters } = useListingContext();
  const own = { 'aria-expanded': isFiltersOpen, onClick: openFilters, children: messages.filters };
  return (
    <Place>
      <Button {...mergeProps(own, props)} />
    </Place>
  );
});
