'use client';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { logicalKey } from '../../core/internal/logical-key.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../icon.tsx';
import { carouselAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import { reachedSlides, shownSlides } from './carousel.rules.ts';
import { carouselTexts } from './carousel.texts.ts';
import { useCarousel } from './use-carousel.ts';

const Root = createPart('section', anatomy, 'root');
const Viewport = createPart('div', anatomy, 'viewport');
const Track = createPart('div', anatomy, 'track');
const Slide = createPart('div', anatomy, 'slide');
const Controls = createPart('div', anatomy, 'controls');
const Arrow = createPart('button', anatomy, 'arrow');
const Dots = createPart('div', anatomy, 'dots');
const Dot = createPart('button', anatomy, 'dot');

export interface CarouselProps<Item> extends Omit<PartProps<'section'>, 'asChild' | 'children'> {
  /** The row's name, for a screen reader. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** `cards`: three side by side from 1200 px, two from 992, else one; `single`: one at a time. Default `cards`. */
  layout?: 'cards' | 'single';
  /** Slides that stand at once; the rest is filled in when it comes near. Default: all of them. */
  firstCount?: number;
  /**
   * When the engine that turns it loads: when the row is on the screen or, once the page is used, comes `near` it; or
   * with the first `interaction` to turn it. Default `near`.
   */
  start?: 'near' | 'interaction';
  /** Default true. */
  showsArrows?: boolean;
  /** A dot for each slide. Default false. */
  showsDots?: boolean;
}

/**
 * A row of slides that turns without end: by its arrows, by arrow keys and by touch. On the server, without scripts and
 * far from the screen it is a row of the same size that scrolls.
 */
export const Carousel = withRef(function Carousel(props: CarouselProps<unknown>) {
  const messages = useTexts(carouselTexts);
  const { label, items, itemKey, renderItem, layout = 'cards', firstCount = items.length, ...rest } = props;
  const { start = 'near', showsArrows = true, showsDots = false, ...root } = rest;
  const count = items.length;
  const { viewport, phase, row, inView, first, copies, next, previous, goTo } = useCarousel(count, layout, start);
  const [isTurned, setIsTurned] = useState(false);
  const reached = useReached(phase === 'turning' ? reachedSlides(first, inView, count) : [], firstCount);
  const shown = shownSlides(first, inView, count).map((index) => index + 1);
  const slides = phase === 'row' ? items.slice(0, firstCount) : Array.from({ length: copies }, () => items).flat();
  const turn = (by: () => void) => {
    setIsTurned(true);
    by();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: next, ArrowLeft: previous }[logicalKey(event)];
    if (!by || count < 2 || hasModifier(event)) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <Root
      aria-roledescription={messages.carousel}
      aria-label={label}
      data-layout={layout}
      data-phase={phase}
      data-count={count}
      {...mergeProps({ onKeyDown }, root)}
    >
      {/* A row that scrolls by itself until a visitor turns it must be reachable by keyboard. */}
      <Viewport ref={viewport} tabIndex={start === 'interaction' && phase === 'row' && count > 1 ? 0 : undefined}>
        {/* The engine finds its elements by these class names. */}
        <Track key={row} className="swiper-wrapper">
          {slides.map((item, place) => {
            const index = place % count;
            return (
              <Slide
                key={`${itemKey(item)} ${Math.floor(place / count)}`}
                className="swiper-slide"
                role="group"
                aria-roledescription={messages.slide}
                aria-label={messages.position(index + 1, count)}
                data-index={index}
              >
                {(index < firstCount || reached.has(index)) && renderItem(item, index)}
              </Slide>
            );
          })}
        </Track>
      </Viewport>
      <p role="status" data-trek-hidden="">
        {isTurned && messages.shown(shown, count)}
      </p>
      {count > 1 && (showsArrows || showsDots) && (
        <Controls>
          {showsArrows && (
            <Arrow type="button" aria-label={messages.previous} onClick={() => turn(previous)}>
              <Icon name="chevronLeft" />
            </Arrow>
          )}
          {showsDots && (
            <Dots>
              {items.map((item, index) => (
                <Dot
                  key={itemKey(item)}
                  type="button"
                  aria-label={messages.show(index + 1)}
                  aria-current={index === first || undefined}
                  onClick={() => turn(() => goTo(index))}
                />
              ))}
            </Dots>
          )}
          {showsArrows && (
            <Arrow type="button" aria-label={messages.next} onClick={() => turn(next)}>
              <Icon name="chevronRight" />
            </Arrow>
          )}
        </Controls>
      )}
    </Root>
  );
}) as <Item>(props: CarouselProps<Item>) => ReactElement | null;

/** Slides that were filled once stay filled. */
function useReached(near: readonly number[], firstCount: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(() => new Set());
  const key = near.filter((index) => index >= firstCount).join(' ');
  useEffect(() => {
    if (key !== '') setReached((before) => new Set([...before, ...key.split(' ').map(Number)]));
  }, [key]);
  return reached;
}
