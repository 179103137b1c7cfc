import { describe, expect, test } from 'vitest';
import { pictureBeside, pictureByKey, swipeStep } from './picture-viewer.rules.ts';

describe('the pictures', () => {
  test('wrap around at both ends', () => {
    expect(pictureBeside(2, 1, 3)).toBe(0);
    expect(pictureBeside(0, -1, 3)).toBe(2);
    expect(pictureBeside(0, 1, 1)).toBe(0);
  });

  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', 3],
    ['a', undefined],
  ])('move with the key %s from the second of four to %s', (key, picture) => {
    expect(pictureByKey(key, 1, 4)).toBe(picture);
  });
});

describe('a finger', () => {
  const start = { x: 200, y: 300 };

  test('shows the next picture when it moves left, and the previous one when it moves right', () => {
    expect(swipeStep(start, { x: 150, y: 310 })).toBe(1);
    expect(swipeStep(start, { x: 250, y: 290 })).toBe(-1);
  });

  test('turns them the other way on a page from right to left', () => {
    expect(swipeStep(start, { x: 150, y: 310 }, true)).toBe(-1);
    expect(swipeStep(start, { x: 250, y: 290 }, true)).toBe(1);
  });

  test('does not turn the page when it hardly moves, or moves up and down', () => {
    expect(swipeStep(start, { x: 190, y: 300 })).toBe(0);
    expect(swipeStep(start, { x: 150, y: 400 })).toBe(0);
  });
});
