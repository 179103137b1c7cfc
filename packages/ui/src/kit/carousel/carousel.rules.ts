/** Slides side by side from a width on, and the gap between them. */
export interface CarouselStep {
  /** Viewport width in pixels. */
  fromPx: number;
  slides: number;
  gapRem: number;
}

/** Rows of cards. The last step's gap holds below it as well. */
export const CARD_STEPS: readonly CarouselStep[] = [
  { fromPx: 1200, slides: 3, gapRem: 1.5 },
  { fromPx: 992, slides: 2, gapRem: 1.25 },
  { fromPx: 769, slides: 1, gapRem: 1 },
];

/** The number of slides that a page without scripts shows of a row whose rest is filled in later. */
export const MOST_WITHOUT_SCRIPTS = 6;

/** The number of slides side by side at a step: never more than there are. */
export function slidesInView(step: CarouselStep, count: number): number {
  return Math.max(1, Math.min(step.slides, count));
}

/**
 * The number of copies of each slide in the row, so that it can turn without end: a loop needs as many beside the view
 * as in it. A row that fits into the view does not turn.
 */
export function copiesForLoop(count: number, inView: number): number {
  return count > inView && count < 2 * inView ? 2 : 1;
}

/** The slides that a view of `inView` shows from `first` on, counted round the end. */
export function shownSlides(first: number, inView: number, count: number): number[] {
  return Array.from({ length: Math.min(inView, count) }, (_, offset) => (first + offset) % count);
}

/** The slides whose content must stand: those in view, and a view's worth on both sides. */
export function reachedSlides(first: number, inView: number, count: number): number[] {
  const start = first - inView + count * inView;
  return shownSlides(start % count, 3 * inView, count);
}
