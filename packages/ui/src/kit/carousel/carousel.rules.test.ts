import { describe, expect, test } from 'vitest';
import { CARD_STEPS, copiesForLoop, reachedSlides, shownSlides, slidesInView } from './carousel.rules.ts';

const [wide, medium, small] = CARD_STEPS;

test('rows of cards show 3 from 1200 px, 2 from 992, 1 from 769, with gaps of 1.5, 1.25 and 1 rem', () => {
  expect(CARD_STEPS.map(({ fromPx, slides, gapRem }) => [fromPx, slides, gapRem])).toEqual([
    [1200, 3, 1.5],
    [992, 2, 1.25],
    [769, 1, 1],
  ]);
});

test.each([
  [wide, 9, 3],
  [wide, 2, 2],
  [medium, 9, 2],
  [small, 9, 1],
  [wide, 0, 1],
])('%j with %d slides shows %d', (step, count, expected) => {
  expect(step && slidesInView(step, count)).toBe(expected);
});

describe('a row that turns without end', () => {
  test.each([
    [3, 3, 1],
    [4, 3, 2],
    [5, 3, 2],
    [6, 3, 1],
    [3, 2, 2],
    [2, 1, 1],
    [1, 1, 1],
  ])('with %d slides, %d in view, holds each slide %d times', (count, inView, copies) => {
    expect(copiesForLoop(count, inView)).toBe(copies);
  });

  test('shows the first slides again after the last', () => {
    expect(shownSlides(4, 3, 5)).toEqual([4, 0, 1]);
    expect(shownSlides(0, 3, 2)).toEqual([0, 1]);
  });

  test('prepares a view on both sides', () => {
    expect(reachedSlides(0, 3, 72)).toEqual([69, 70, 71, 0, 1, 2, 3, 4, 5]);
    expect(reachedSlides(71, 1, 72)).toEqual([70, 71, 0]);
    expect(reachedSlides(0, 3, 4)).toHaveLength(4);
  });
});
