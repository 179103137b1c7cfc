'use client';
import { memo } from 'react';
import * as TrekCard from './trek-card-parts.tsx';

export interface TrekCardProps extends Pick<TrekCard.TrekCardRootProps, 'trek' | 'layout'> {
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
}

/**
 * A trek in a list. The whole card leads to its page; the list layout has a button that does so, too. Rendered again only
 * for another trek or layout.
 */
export const DefaultTrekCard = memo(function DefaultTrekCard({
  trek,
  layout = 'grid',
  priority = false,
}: TrekCardProps) {
  return (
    <TrekCard.Root trek={trek} layout={layout}>
      <TrekCard.Picture>
        <TrekCard.Image loading={priority ? 'eager' : 'lazy'} />
        <TrekCard.Badges />
      </TrekCard.Picture>
      <TrekCard.Body>
        <TrekCard.Title />
        <TrekCard.Facts />
        <TrekCard.Footer>
          <TrekCard.Price />
          {layout === 'list' && <TrekCard.Link />}
        </TrekCard.Footer>
      </TrekCard.Body>
    </TrekCard.Root>
  );
});
