'use client';
import { type ComponentProps, memo } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as TrekCard from './trek-card-parts.tsx';

/** Props of `TrekCard`. */
export interface DefaultTrekCardProps extends Omit<ComponentProps<typeof TrekCard.Root>, 'asChild' | 'children'> {
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
}

const Card = withRef(function DefaultTrekCard({ layout = 'grid', priority = false, ...root }: DefaultTrekCardProps) {
  return (
    <TrekCard.Root layout={layout} {...root}>
      <TrekCard.Picture>
        <TrekCard.Image loading={priority ? 'eager' : 'lazy'} />
        <TrekCard.Badges />
        <TrekCard.Tools />
      </TrekCard.Picture>
      <TrekCard.Body>
        <TrekCard.Title />
        <TrekCard.Facts />
        <TrekCard.Departure />
        {layout === 'list' ? (
          <TrekCard.Footer>
            <TrekCard.Price />
            <TrekCard.Link />
          </TrekCard.Footer>
        ) : (
          <TrekCard.Price />
        )}
      </TrekCard.Body>
    </TrekCard.Root>
  );
});

/**
 * A trek in a list. The whole card leads to its page; the list layout has a button that does so, too. Rendered again only
 * for another trek or layout.
 */
export const DefaultTrekCard = memo(Card);
