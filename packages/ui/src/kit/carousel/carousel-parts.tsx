'use client';
import { cloneElement, Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { logicalKey } from '../../core/internal/logical-key.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { elementOf } from '../../core/internal/slot.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../icon.tsx';
import { carouselAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import { createPartsContext } from '../parts-context.tsx';
import { MOST_WITHOUT_SCRIPTS, reachedSlides, shownSlides } from './carousel.rules.ts';
import { carouselTexts } from './carousel.texts.ts';
import { useCarousel } from './use-carousel.ts';

interface RootProps extends PartProps<'section'> {
  /** The row's name, for a screen reader. */
  label: string;
  /** The number of slides. */
  count: number;
  /** `cards`: three side by side from 1200 px, two from 992, else one; `single`: one at a time. Default `cards`. */
  layout?: 'cards' | 'single' | undefined;
  /** Slides that are rendered at once; the rest is filled in when it comes near, or when the page is used. Default: all. */
  firstCount?: number | undefined;
  /**
   * When the engine that turns it loads: when the row is on the screen or, once the page is used, comes `near` it; or
   * with the first `interaction` to turn it. Default `near`.
   */
  start?: 'near' | 'interaction' | undefined;
}

type CarouselFacts = ReturnType<typeof useCarousel> & Required<Pick<RootProps, 'count' | 'firstCount' | 'start'>>;

const [CarouselProvider, useCarouselContext] = createPartsContext<CarouselFacts>('Carousel.Root');

const Region = createPart('section', anatomy, 'root');

/** The named region; arrow keys in it turn the row. */
export const Root = withRef(function CarouselRoot(props: RootProps) {
  const { label, count, layout = 'cards', firstCount = count, start = 'near', ...root } = props;
  const { carousel } = useTexts(carouselTexts);
  const facts = { ...useCarousel(count, layout, start), count, firstCount, start };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const turn = { ArrowRight: facts.next, ArrowLeft: facts.previous }[logicalKey(event)];
    if (!turn || count < 2 || hasModifier(event)) return;
    event.preventDefault();
    turn();
  };
  const own = {
    ...{ 'aria-roledescription': carousel, 'aria-label': label, onKeyDown },
    ...{ 'data-layout': layout, 'data-phase': facts.phase, 'data-count': count },
  };
  return (
    <CarouselProvider value={facts}>
      <Region {...mergeProps(own, root)} />
    </CarouselProvider>
  );
});

/** Shows some of the track; until the engine has loaded it scrolls by itself. */
export const Viewport = createPart('div', anatomy, 'viewport', () => {
  const { viewport, start, phase, count } = useCarouselContext();
  // A row that scrolls by itself until a visitor turns it must be reachable by keyboard.
  return { ref: viewport, tabIndex: start === 'interaction' && phase === 'row' && count > 1 ? 0 : undefined };
});

/** Changes a part's content, or that of the host's element that the part is put on. */
function mapContent({ asChild, children }: PartProps<'div'>, change: (content: ReactNode) => ReactNode): ReactNode {
  const host = asChild ? elementOf(children) : undefined;
  return host ? cloneElement(host, {}, change(host.props.children)) : change(children);
}

const Row = createPart('div', anatomy, 'track');

/** The row of slides, right inside the viewport. A short row that turns without end renders its slides twice. */
export const Track = withRef(function CarouselTrack(track: PartProps<'div'>) {
  const { row, copies } = useCarouselContext();
  const repeat = (children: ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a copy is its position.
    Array.from({ length: copies }, (_, copy) => <Fragment key={copy}>{children}</Fragment>);
  return (
    <Row key={row} {...track}>
      {mapContent(track, repeat)}
    </Row>
  );
});

interface SlideProps extends PartProps<'div'> {
  /** Its position in the row, from 0. */
  index: number;
}

const Group = createPart('div', anatomy, 'slide');

/** One slide. Its content is rendered when the slide comes near. */
export const Slide = withRef(function CarouselSlide({ index, ...slide }: SlideProps) {
  const messages = useTexts(carouselTexts);
  const { phase, count, firstCount, first, inView, isUsed } = useCarouselContext();
  const isRow = phase === 'row';
  const isEarly = index < MOST_WITHOUT_SCRIPTS;
  const isNear =
    index < firstCount || (isRow ? isUsed && isEarly : reachedSlides(first, inView, count).includes(index));
  // Filled once, it stays filled.
  const [isFilled, fill] = useState(isNear);
  if (isNear && !isFilled) fill(true);
  if (isRow && !isFilled && !isEarly) return null;
  const own = {
    ...{ role: 'group', 'aria-roledescription': messages.slide, 'aria-label': messages.position(index + 1, count) },
    'data-index': index,
  };
  const fillWith = (content: ReactNode) => (isFilled ? content : isRow && <noscript>{content}</noscript>);
  return <Group {...mergeProps(own, slide)}>{mapContent(slide, fillWith)}</Group>;
});

/** Arrows and dots; absent with a single slide. */
export const Controls = createPart('div', anatomy, 'controls', () => (useCarouselContext().count > 1 ? {} : null));

/** Names a button by its own text, or else by a label of ours. */
const button = (words: ReactNode, label: string, onClick: () => void) => ({
  type: 'button' as const,
  'aria-label': words ? undefined : label,
  onClick,
});

/** Shows the previous slide. Your own text is also its accessible name. */
export const Previous = createPart('button', anatomy, 'arrow', ({ children }) => {
  const messages = useTexts(carouselTexts);
  const { previous } = useCarouselContext();
  return { ...button(children, messages.previous, previous), children: <Icon name="chevronLeft" /> };
});

/** Shows the next slide. Your own text is also its accessible name. */
export const Next = createPart('button', anatomy, 'arrow', ({ children }) => {
  const messages = useTexts(carouselTexts);
  const { next } = useCarouselContext();
  return { ...button(children, messages.next, next), children: <Icon name="chevronRight" /> };
});

interface DotProps extends PartProps<'button'> {
  /** The position of its slide, from 0. */
  index: number;
}

const Point = createPart('button', anatomy, 'dot');

/** Shows one slide. */
export const Dot = withRef(function CarouselDot({ index, ...dot }: DotProps) {
  const { show } = useTexts(carouselTexts);
  const { first, goTo } = useCarouselContext();
  const own = {
    ...button(dot.children, show(index + 1), () => goTo(index)),
    'aria-current': index === first || undefined,
  };
  return <Point {...mergeProps(own, dot)} />;
});

/** The row of dots. Default: one for each slide. */
export const Dots = createPart('div', anatomy, 'dots', () => {
  const { count } = useCarouselContext();
  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
  return { children: Array.from({ length: count }, (_, index) => <Dot key={index} index={index} />) };
});

/** Tells a screen reader which slides a turn has brought into view. */
export const Status = createPart('p', anatomy, 'status', () => {
  const messages = useTexts(carouselTexts);
  const { isTurned, first, inView, count } = useCarouselContext();
  const shown = shownSlides(first, inView, count).map((index) => index + 1);
  return { role: 'status', 'data-trek-hidden': '', children: isTurned && messages.shown(shown, count) };
});
