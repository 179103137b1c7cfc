import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MapView,
  moveMap,
  placeLabels,
  scaleOf,
  seenAt,
  viewAfterKey,
  WHOLE_MAP,
  zoomMap,
} from './map-view.rules.ts';

const share = fc.double({ min: 0, max: 100, noNaN: true });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

describe('the view of a map', () => {
  test('keeps the zoomed point in its place', () => {
    const view = zoomMap(WHOLE_MAP, 2, { x: 70, y: 40 });
    expect(view.zoom).toBe(2);
    expect(seenAt(view, { x: 70, y: 40 })).toEqual({ x: 70, y: 40 });
  });

  test('never leaves the map, and is never smaller than it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, share, share), { maxLength: 8 }), (steps) => {
        let view: MapView = WHOLE_MAP;
        for (const [by, x, y] of steps) view = moveMap(zoomMap(view, by, { x, y }), x - 50, 50 - y);
        const [start, end] = [seenAt(view, { x: 0, y: 0 }), seenAt(view, { x: 100, y: 100 })];
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        for (const edge of [start.x, start.y]) expect(edge).toBeLessThanOrEqual(0.001);
        for (const edge of [end.x, end.y]) expect(edge).toBeGreaterThanOrEqual(99.999);
      }),
    );
  });

  const near = zoomMap(WHOLE_MAP, 4);

  test.each<[string, MapView, (next: MapView) => boolean]>([
    ['+', WHOLE_MAP, ({ zoom }) => zoom > 1],
    ['=', WHOLE_MAP, ({ zoom }) => zoom > 1],
    ['-', near, ({ zoom }) => zoom < 4],
    ['_', near, ({ zoom }) => zoom < 4],
    ['0', near, ({ zoom }) => zoom === 1],
    ['ArrowLeft', near, ({ x }) => x < 50],
    ['ArrowRight', near, ({ x }) => x > 50],
    ['ArrowUp', near, ({ y }) => y < 50],
    ['ArrowDown', near, ({ y }) => y > 50],
  ])('answers the key %s', (key, view, isRight) => {
    expect(isRight(viewAfterKey(view, key) as MapView)).toBe(true);
  });

  test('leaves other keys to the page', () => {
    expect(['a', 'Tab', 'Enter'].map((key) => viewAfterKey(near, key))).toEqual([null, null, null]);
  });
});

describe('the scale', () => {
  test.each([
    [30, 1, 10],
    [30, 4, 2],
    [1, 1, 0.2],
    [2000, 1, 500],
  ])('on a map of %i km at zoom %i is %i km long', (kilometers, zoom, length) => {
    const scale = scaleOf(kilometers, { ...WHOLE_MAP, zoom });
    expect(scale.kilometers).toBe(length);
    expect(scale.percent).toBeLessThanOrEqual(35);
  });
});

describe('names on a map', () => {
  test('appear beside their dots, on the right if there is room', () => {
    const labels = placeLabels(
      [
        { x: 20, y: 50, text: 'Lukla' },
        { x: 95, y: 50, text: 'Namche' },
      ],
      0.6,
    );
    expect(labels.map((label) => label?.anchor)).toEqual(['start', 'end']);
  });

  test('are omitted for a dot out of sight', () => {
    expect(placeLabels([{ x: 120, y: 50, text: 'Lukla' }], 0.6)).toEqual([null]);
  });

  test('never cover each other, a dot or the edge', () => {
    const place = fc.record({ x: share, y: share, text: fc.string({ minLength: 1, maxLength: 12 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 25 }), (places) => {
        const ratio = 0.7;
        const boxes = placeLabels(places, ratio).flatMap((label, index) => {
          if (!label) return [];
          const width = (places[index]?.text.length ?? 0) * 2;
          const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
          return [{ left, right: left + width, top: label.y * ratio - 2.75, bottom: label.y * ratio + 2.75 }];
        });
        for (const [index, one] of boxes.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(-0.001);
          expect(one.right).toBeLessThanOrEqual(100.001);
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              one.left >= other.right - 0.001 ||
              other.left >= one.right - 0.001 ||
              one.top >= other.bottom - 0.001 ||
              other.top >= one.bottom - 0.001;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });
});
