'use client';
import { useEffect, useRef } from 'react';
import { useIsAtLeast } from '../../../core/internal/column-width.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { useMergedRef } from '../../../core/internal/use-merged-ref.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { firstInteraction } from '../../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../../core/lazy/use-lazy-module.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { breakpoint } from '../../../core/theme/tokens.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { useBackToClose } from '../../../kit/dialog/use-back-to-close.ts';
import { createHeading } from '../../../kit/heading.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { listingAnatomy as anatomy } from '../listing.anatomy.ts';
import { listingTexts } from '../listing.texts.ts';
import { useListingContext } from '../listing-context.tsx';

const modalModule = lazyModule(() => import('../../../kit/dialog/modal.tsx'));

/** Without it the focus can leave the drawer; everything else in it works, and there is nothing to do about it. */
const noop = () => {};

const Drawer = createPart('div', anatomy, 'filters');

/** The place of the filters: beside the results, and on a small screen a drawer over them. */
export const ListingFilters = withRef(function ListingFilters({ ref, ...host }: PartProps<'div'>) {
  const messages = useTexts(listingTexts);
  const { isFiltersOpen, closeFilters, backHold, applied } = useListingContext();
  // Below this width the skin puts them into a drawer.
  const isDialog = !useIsAtLeast(breakpoint.tablet, true) && isFiltersOpen;
  const drawer = useRef<HTMLDivElement>(null);
  const Modal = useModalInTime(isDialog);
  useBackToClose(isDialog, closeFilters, backHold, applied);
  const own = {
    'data-state': isFiltersOpen ? 'open' : 'closed',
    ...(isDialog ? { role: 'dialog', 'aria-modal': true, tabIndex: -1 } : { role: 'complementary' }),
    'aria-label': messages.filters,
  };
  return (
    <>
      <Drawer {...mergeProps(own, host)} ref={useMergedRef(ref, drawer)} />
      {isDialog && Modal && <Modal part={drawer} isOpen onEscape={closeFilters} />}
    </>
  );
});

/** Makes the drawer modal. It loads on the first interaction, because few visitors open the drawer. */
function useModalInTime(isWanted: boolean) {
  const { code, load } = useLazyModule(modalModule, noop);
  useEffect(() => void firstInteraction().then(modalModule.preload), []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return code?.Modal;
}

/** The heading of the filters, with the button that closes them. */
export const ListingFiltersTitle = createHeading(anatomy, 'filters-title', { level: 2, below: 1 }, () => {
  const messages = useTexts(listingTexts);
  return {
    children: (
      <>
        <span>{messages.filters}</span>
        <ListingFiltersClose />
      </>
    ),
  };
});

/** Closes the filters, where they are a drawer. */
export const ListingFiltersClose = withRef(function ListingFiltersClose(props: ButtonProps) {
  const messages = useTexts(listingTexts);
  const { closeFilters } = useListingContext();
  const own = {
    variant: 'quiet' as const,
    'aria-label': messages.closeFilters,
    onClick: closeFilters,
    children: <Icon name="close" />,
  };
  return <Button {...mergeProps(own, props)} />;
});

const Place = createPart('span', anatomy, 'drawer-trigger');

/** Opens the filters, where they are a drawer. */
export const ListingFiltersTrigger = withRef(function ListingFiltersTrigger(props: ButtonProps) {
  const messages = useTexts(listingTexts);
  const { isFiltersOpen, openFilters } = useListingContext();
  const own = { 'aria-expanded': isFiltersOpen, onClick: openFilters, children: messages.filters };
  return (
    <Place>
      <Button {...mergeProps(own, props)} />
    </Place>
  );
});
