import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Recommendable, recommendedOrder } from '../src/catalogue/recommended-order.rules.ts';

const AUTUMN = { seasonMonths: [9, 10, 11], shoulderMonths: [8, 12] };
const SUMMER = { seasonMonths: [6, 7, 8], shoulderMonths: [5, 9] };

let nextId = 1;
const trek = (facts: Partial<Recommendable>): Recommendable => ({
  id: nextId++,
  regionId: nextId,
  isPopular: false,
  bookingPolicy: AUTUMN,
  ...facts,
});
const places = (treks: readonly Recommendable[], today: string) =>
  recommendedOrder(treks, today).map((given) => treks.indexOf(given));

describe('the recommended order', () => {
  const seasons = [
    trek({ bookingPolicy: SUMMER, isPopular: true }),
    trek({ bookingPolicy: AUTUMN }),
    trek({ bookingPolicy: SUMMER }),
    trek({ bookingPolicy: AUTUMN, isPopular: true }),
    trek({ bookingPolicy: undefined }),
    trek({ bookingPolicy: { seasonMonths: [], shoulderMonths: [] }, isPopular: true }),
  ];

  test.each([
    ['2026-10-15', [3, 5, 1, 4, 0, 2]],
    ['2026-07-31', [0, 5, 2, 4, 3, 1]],
    // August: summer's last month, and the shoulder of autumn.
    ['2026-08-01', [0, 5, 2, 4, 3, 1]],
    ['2026-09-01', [3, 5, 1, 4, 0, 2]],
    ['2026-02-01', [5, 4, 0, 3, 1, 2]],
  ])('on %s lists the season first, and popular treks before others of it: %j', (today, expected) => {
    expect(places(seasons, today)).toEqual(expected);
  });

  test('changes with the month, not within it', () => {
    expect(places(seasons, '2026-08-31')).toEqual(places(seasons, '2026-08-01'));
    expect(places(seasons, '2026-09-01')).not.toEqual(places(seasons, '2026-08-31'));
  });

  test('never puts two treks of one region side by side, and two of one region on a page once', () => {
    const [everest, annapurna, others] = [1, 2, [3, 4, 5, 6]];
    const treks = [
      ...Array.from({ length: 4 }, () => trek({ regionId: everest, isPopular: true })),
      ...Array.from({ length: 4 }, () => trek({ regionId: annapurna })),
      ...others.map((regionId) => trek({ regionId })),
    ];
    const regions = recommendedOrder(treks, '2026-10-15').map(({ regionId }) => regionId);
    expect(regions).toEqual([1, 2, 1, 3, 4, 5, 1, 2, 1, 6, 2, 2]);
  });

  test('does not treat treks without a region as one region', () => {
    const treks = Array.from({ length: 6 }, () => trek({ regionId: null }));
    expect(recommendedOrder(treks, '2026-10-15')).toEqual(treks);
  });
});

const anyTreks = fc
  .array(
    fc.record({
      regionId: fc.option(fc.integer({ min: 1, max: 9 })),
      isPopular: fc.boolean(),
      bookingPolicy: fc.constantFrom(AUTUMN, SUMMER, undefined),
    }),
    { maxLength: 60 },
  )
  .map((treks) => treks.map((facts, index) => ({ id: index + 1, ...facts })));
const anyDay = fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-15`);
const regionOf = ({ id, regionId }: Recommendable) => regionId ?? `trek ${id}`;
const regionsOf = (treks: readonly Recommendable[]) => new Set(treks.map(regionOf)).size;

describe('for any catalogue, the recommended order', () => {
  test('contains every trek once and is deterministic', () => {
    fc.assert(
      fc.property(anyTreks, anyDay, (treks, today) => {
        const ordered = recommendedOrder(treks, today);
        expect(ordered.toSorted((one, other) => one.id - other.id)).toEqual(treks);
        expect(recommendedOrder(treks, today)).toEqual(ordered);
      }),
    );
  });

  test('puts two treks of one region side by side only if no other is left', () => {
    fc.assert(
      fc.property(anyTreks, anyDay, (treks, today) => {
        const ordered = recommendedOrder(treks, today);
        for (const [index, one] of ordered.entries()) {
          const next = ordered[index + 1];
          if (!next || regionOf(one) !== regionOf(next)) continue;
          expect(regionsOf(ordered.slice(index))).toBe(1);
        }
      }),
    );
  });

  test('shows five regions among the first six treks if there are as many', () => {
    fc.assert(
      fc.property(anyTreks, anyDay, (treks, today) => {
        const first = recommendedOrder(treks, today).slice(0, 6);
        expect(regionsOf(first)).toBeGreaterThanOrEqual(Math.min(regionsOf(treks), first.length, 5));
      }),
    );
  });

  test('moves a trek up only for variety: within a region season and popularity decide', () => {
    fc.assert(
      fc.property(anyTreks, anyDay, (treks, today) => {
        const ordered = recommendedOrder(treks, today);
        for (const region of new Set(treks.map(regionOf))) {
          const ofRegion = (given: readonly Recommendable[]) => given.filter((one) => regionOf(one) === region);
          // A region alone has no neighbors to vary: its treks are in the order of their ranks.
          expect(ofRegion(ordered)).toEqual(recommendedOrder(ofRegion(treks), today));
        }
      }),
    );
  });
});
