'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { Controls, Dots, Next, Previous, Root, Slide, Status, Track, Viewport } from './carousel-parts.tsx';

/** Props of `DefaultCarousel`. */
export interface DefaultCarouselProps<Item>
  extends Omit<ComponentProps<typeof Root>, 'asChild' | 'children' | 'count'> {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Default true. */
  showsArrows?: boolean;
  /** A dot for each slide. Default false. */
  showsDots?: boolean;
}

/**
 * A row of slides that turns without end: by its arrows, by arrow keys and by touch. On the server, without scripts and
 * far from the screen it is a row of the same size that scrolls.
 */
export const DefaultCarousel = withRef(function DefaultCarousel(props: DefaultCarouselProps<unknown>) {
  const { items, itemKey, renderItem, showsArrows = true, showsDots = false, ...root } = props;
  const controls = { showsArrows, showsDots };
  // Of cards they are above the row, beside its heading; a picture of its own has them upon it.
  const isAbove = root.layout !== 'single';
  return (
    <Root {...root} count={items.length}>
      {isAbove && <RowControls {...controls} />}
      <Viewport>
        <Track>
          {items.map((item, index) => (
            <Slide key={itemKey(item)} index={index}>
              {renderItem(item, index)}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Status />
      {!isAbove && <RowControls {...controls} />}
    </Root>
  );
}) as <Item>(props: DefaultCarouselProps<Item>) => ReactElement | null;

function RowControls({ showsArrows, showsDots }: { showsArrows: boolean; showsDots: boolean }) {
  if (!showsArrows && !showsDots) return null;
  return (
    <Controls>
      {showsArrows && <Previous />}
      {showsDots && <Dots />}
      {showsArrows && <Next />}
    </Controls>
  );
}
