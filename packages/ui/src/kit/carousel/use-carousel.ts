'use client';
import { useEffect, useRef, useState } from 'react';
import { useIsAtLeast } from '../../core/internal/column-width.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useMediaQuery } from '../../core/internal/use-media-query.ts';
import { firstInteraction } from '../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { retryImport } from '../../core/lazy/retry-import.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { CARD_STEPS, type CarouselStep, copiesForLoop, slidesInView } from './carousel.rules.ts';
import type { CarouselEngine } from './carousel-engine.ts';

const engineModule = lazyModule(() => import('./carousel-engine.ts'));

const TURN_MS = 240;
/**
 * The distance from the screen at which a row gets its engine, once the page is used; before, it has to be on the
 * screen.
 */
const NEAR = '400px';
const SINGLE: CarouselStep = { fromPx: 0, slides: 1, gapRem: 0 };
const [WIDE = SINGLE, MEDIUM = SINGLE, SMALL = SINGLE] = CARD_STEPS;

/** The row's phase: a plain scrolling row, until its engine has loaded. */
export type CarouselPhase = 'row' | 'turning';

/**
 * Gives a row of slides its engine when it comes near the screen, or when a visitor wants to turn it.
 * @param count number of slides
 * @param layout `cards`: as many side by side as the screen has room for; `single`: one at a time
 * @param start `near`: the engine loads when the row comes near; `interaction`: only when a visitor turns it
 */
export function useCarousel(count: number, layout: 'cards' | 'single', start: 'near' | 'interaction') {
  const isWide = useIsAtLeast(WIDE.fromPx, false);
  const isMedium = useIsAtLeast(MEDIUM.fromPx, false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const cards = isWide ? WIDE : isMedium ? MEDIUM : SMALL;
  const { gapRem, ...step } = layout === 'single' ? SINGLE : cards;
  const inView = slidesInView({ ...step, gapRem }, count);
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine | null>(null);
  const pendingTurn = useRef<((engine: CarouselEngine) => void) | null>(null);
  const { load } = useLazyModule(engineModule);
  const [isNeeded, setIsNeeded] = useState(false);
  const [phase, setPhase] = useState<CarouselPhase>('row');
  const [first, setFirst] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [row, setRow] = useState({ inView, number: 0 });
  // The engine moves the slides' elements about: another number of them side by side is another row, with elements of
  // its own. The server's markup is used for the first one.
  if (row.inView !== inView) setRow({ inView, number: phase === 'turning' ? row.number + 1 : row.number });
  const latestFirst = useLatest(first);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const loadWhenSeen = (entries: IntersectionObserverEntry[]) => {
      // On a busy page several entries arrive at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      onScreen.disconnect();
      near.disconnect();
      setIsNeeded(true);
    };
    const onScreen = new IntersectionObserver(loadWhenSeen);
    const near = new IntersectionObserver(loadWhenSeen, { rootMargin: NEAR });
    if (start === 'near') onScreen.observe(element);
    let isCurrent = true;
    void firstInteraction().then(() => {
      if (!isCurrent) return;
      if (start === 'near') near.observe(element);
      else setIsUsed(true);
    });
    return () => {
      isCurrent = false;
      onScreen.disconnect();
      near.disconnect();
    };
  }, [start]);

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    // Until its engine comes the row still scrolls.
    void retryImport(engineModule).then(() => isCurrent && setPhase('turning'));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  useEffect(() => {
    const element = viewport.current;
    if (phase !== 'turning' || !element) return;
    let isCurrent = true;
    void engineModule.load().then(({ startCarousel }) => {
      if (!isCurrent) return;
      const isLooping = count > inView;
      const turnMs = isStill ? 0 : TURN_MS;
      engine.current = startCarousel(element, {
        ...{ first: latestFirst.current, inView, gapRem, isLooping, turnMs },
        onTurn: (slide) => setFirst(slide % count),
      });
      pendingTurn.current?.(engine.current);
      pendingTurn.current = null;
    });
    return () => {
      isCurrent = false;
      engine.current?.stop();
      engine.current = null;
    };
  }, [phase, count, inView, gapRem, isStill, latestFirst]);

  const turn = (by: (engine: CarouselEngine) => void) => {
    setIsTurned(true);
    if (engine.current) return by(engine.current);
    pendingTurn.current = by;
    setIsNeeded(true);
    void load();
  };
  return {
    viewport,
    phase,
    row: row.number,
    inView,
    first,
    copies: phase === 'turning' ? copiesForLoop(count, inView) : 1,
    isTurned,
    isUsed: isUsed || isNeeded,
    next: () => turn((one) => one.next()),
    previous: () => turn((one) => one.previous()),
    goTo: (slide: number) => turn((one) => one.goTo(slide)),
  };
}
