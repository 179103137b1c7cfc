'use client';
import { memo } from 'react';
import * as Card from './trek-card-parts.tsx';

export interface TrekCardProps extends Pick<Card.TrekCardRootProps, 'trek' | 'layout'> {
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
}

/**
 * A trek in a list. The whole card leads to its page; the list layout has a button that does so, too. Rendered again only
 * for another trek or layout.
 */
export const TrekCard = memo(function TrekCard({ trek, layout = 'grid', priority = false }: TrekCardProps) {
  return (
    <Card.Root trek={trek} layout={layout}>
      <Card.Picture>
        <Card.Image loading={priority ? 'eager' : 'lazy'} />
        <Card.Badges />
      </Card.Picture>
      <Card.Body>
        <Card.Title />
        <Card.Facts />
        <Card.Footer>
          <Card.Price />
          {layout === 'list' && <Card.Link />}
        </Card.Footer>
      </Card.Body>
    </Card.Root>
  );
});
