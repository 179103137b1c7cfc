import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItineraryDay } from '../../api/trek.ts';
import { scaleOf, WHOLE_MAP } from './map-view.rules.ts';
import { layOutRoute, type Route } from './route.rules.ts';

const day = (number: number, place: string, coordinates: ItineraryDay['coordinates']): ItineraryDay => ({
  day: number,
  title: `To ${place}`,
  description: '',
  accommodation: null,
  meals: null,
  altitude: null,
  walkingHours: null,
  startLocation: null,
  endLocation: place,
  coordinates,
});

const LUKLA = { latitude: 27.687, longitude: 86.731 };
const NAMCHE = { latitude: 27.805, longitude: 86.714 };

/** A share of the map's width. */
const kilometersOf = (percent: number, { kilometers }: Route) => (percent / 100) * kilometers;

describe('a route on a plane', () => {
  test.each([
    ['no place', []],
    ['one place', [day(1, 'Lukla', LUKLA), day(2, 'Lukla', LUKLA)]],
    ['places without coordinates', [day(1, 'Lukla', null), day(2, 'Namche', null)]],
  ])('is null for %s', (_, days) => {
    expect(layOutRoute(days)).toBeNull();
  });

  test('has one stop for nights in the same place, and passes it once for each stay', () => {
    const route = layOutRoute([
      day(1, 'Lukla', LUKLA),
      day(2, 'Namche', NAMCHE),
      day(3, 'Namche', NAMCHE),
      day(4, 'Lukla', LUKLA),
    ]);
    expect(route?.stops.map(({ place, days }) => [place, days])).toEqual([
      ['Lukla', [1, 4]],
      ['Namche', [2, 3]],
    ]);
    expect(route?.lines.map(({ day: number }) => number)).toEqual([2, 4]);
  });

  test('continues past camps without a position', () => {
    const far = { latitude: NAMCHE.latitude + 0.5, longitude: NAMCHE.longitude };
    const days = [day(1, 'Lukla', LUKLA), day(2, 'Namche', NAMCHE), day(3, 'Camp', null), day(4, 'Far', far)];
    expect(layOutRoute(days)?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche', 'Far']);
  });

  test('names every place that it does not show, once', () => {
    const kathmandu = { latitude: 27.715, longitude: 85.312 };
    const route = layOutRoute([
      day(1, 'Kathmandu', kathmandu),
      day(2, 'Lukla', LUKLA),
      day(3, 'Namche', NAMCHE),
      day(4, 'Camp', null),
      day(5, 'Lukla', null),
      day(6, 'Kathmandu', kathmandu),
    ]);
    expect(route?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche']);
    expect(route?.far).toMatchObject([{ place: 'Kathmandu', days: [1, 6], kilometers: 139 }]);
    expect(route?.missing).toEqual(['Camp']);
  });

  test('puts north up and east to the right', () => {
    const [lukla, namche] = layOutRoute([day(1, 'Lukla', LUKLA), day(2, 'Namche', NAMCHE)])?.stops ?? [];
    expect(namche?.y).toBeLessThan(lukla?.y ?? 0);
    expect(namche?.x).toBeLessThan(lukla?.x ?? 0);
  });

  test('measures as the crow flies: Lukla and Namche are 13 km apart', () => {
    const route = layOutRoute([day(1, 'Lukla', LUKLA), day(2, 'Namche', NAMCHE)]);
    const [one, other] = route?.stops ?? [];
    if (!route || !one || !other) throw new Error('no route');
    const percent = Math.hypot(one.x - other.x, (one.y - other.y) * route.ratio);
    expect(kilometersOf(percent, route)).toBeCloseTo(13.2, 1);
  });

  test('measures across as well as up: a tenth of a degree of longitude is 5.6 km at 60° north', () => {
    const route = layOutRoute([
      day(1, 'West', { latitude: 60, longitude: 10 }),
      day(2, 'East', { latitude: 60, longitude: 10.1 }),
    ]);
    const [one, other] = route?.stops ?? [];
    if (!route || !one || !other) throw new Error('no route');
    expect(kilometersOf(other.x - one.x, route)).toBeCloseTo(5.56, 1);
  });

  test.each([
    ['flat', 0.01, 0.5],
    ['between', 0.07, 0.7],
    ['tall', 0.3, 0.9],
  ])('has the aspect ratio of its land, within limits: %s', (_, latitude, ratio) => {
    const route = layOutRoute([
      day(1, 'South', { latitude: 0, longitude: 0 }),
      day(2, 'North', { latitude, longitude: 0.1 }),
    ]);
    expect(route?.ratio).toBeCloseTo(ratio, 2);
  });

  test('measures in kilometers, not in degrees, whether a night is a journey away', () => {
    const days = [
      day(1, 'West', { latitude: 50, longitude: 10 }),
      day(2, 'East', { latitude: 50, longitude: 10.5 }),
      day(3, 'Next door', { latitude: 50.01, longitude: 10.5 }),
    ];
    expect(layOutRoute(days)?.stops).toHaveLength(3);
  });

  const KATHMANDU = { latitude: 27.715, longitude: 85.312 };

  test('leaves out the nights before and after the walk that are a flight or a drive away', () => {
    const there = [day(1, 'Kathmandu', KATHMANDU), day(2, 'Lukla', LUKLA), day(3, 'Namche', NAMCHE)];
    const andBack = [...there, day(4, 'Lukla', LUKLA), day(5, 'Kathmandu', KATHMANDU), day(6, 'Kathmandu', KATHMANDU)];
    expect(layOutRoute(there)?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche']);
    expect(layOutRoute(andBack)?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche']);
  });

  test('puts omitted places at the edge, in their direction', () => {
    const [far] =
      layOutRoute([day(1, 'Kathmandu', KATHMANDU), day(2, 'Lukla', LUKLA), day(3, 'Namche', NAMCHE)])?.far ?? [];
    expect(far).toMatchObject({ place: 'Kathmandu', x: 4 });
    expect(far?.y).toBeGreaterThan(40);
    expect(far?.y).toBeLessThan(60);
  });

  const point = (kind: string, coordinates: ItineraryDay['coordinates']) => ({
    name: kind,
    kind,
    altitude: 5000,
    coordinates,
  });
  const between = { latitude: 27.75, longitude: 86.72 };

  test('passes the points of a day, and draws them', () => {
    const walk = { ...day(2, 'Namche', NAMCHE), via: [point('pass', between), point('low', null)] };
    const route = layOutRoute([day(1, 'Lukla', LUKLA), walk]);
    expect(route?.stops.map(({ place, kind, days }) => [place, kind, days])).toEqual([
      ['Lukla', 'night', [1]],
      ['Namche', 'night', [2]],
      ['pass', 'pass', []],
    ]);
    expect(route?.lines).toHaveLength(2);
  });

  test('draws a day of one place with a point as a way there and back', () => {
    const route = layOutRoute([
      day(1, 'Namche', NAMCHE),
      { ...day(2, 'Namche', NAMCHE), via: [point('viewpoint', between)] },
    ]);
    expect(route?.lines.map(({ day: number }) => number)).toEqual([2, 2]);
  });

  const [walked, driven] = [
    { way: 'walk', distanceKm: 5 },
    { way: 'drive', distanceKm: 50 },
  ];

  test.each<[string, Partial<ItineraryDay>, string[]]>([
    ['on foot if it is not known', {}, ['walk']],
    ['on foot', { legs: [walked] }, ['walk']],
    [
      'by road and on foot from the trailhead',
      { legs: [driven, walked], via: [point('trailhead', between)] },
      ['drive', 'walk'],
    ],
    ['as its longest part without a trailhead', { legs: [walked, driven] }, ['drive']],
  ])('draws the way %s', (_, facts, ways) => {
    const route = layOutRoute([day(1, 'Lukla', LUKLA), { ...day(2, 'Namche', NAMCHE), ...facts }]);
    expect(route?.lines.map(({ way }) => way)).toEqual(ways);
  });

  test('marks approximate positions', () => {
    const camp = { latitude: 27.9, longitude: 86.7, isApproximate: true };
    const route = layOutRoute([day(1, 'Namche', NAMCHE), day(2, 'Camp', camp)]);
    expect(route?.stops.map(({ isApproximate }) => isApproximate)).toEqual([false, true]);
  });

  test('keeps every place of a tour that goes by road', () => {
    const tour = [day(1, 'Kathmandu', KATHMANDU), day(2, 'Lukla', LUKLA)];
    expect(layOutRoute(tour)?.stops).toHaveLength(2);
  });

  test('stays inside its frame with room for words, wherever its places are', () => {
    const place = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (places) => {
        const route = layOutRoute(places.map((coordinates, index) => day(index + 1, `Place ${index}`, coordinates)));
        for (const { x, y } of route?.stops ?? []) {
          expect(x).toBeGreaterThanOrEqual(11.9);
          expect(x).toBeLessThanOrEqual(88.1);
          expect(y).toBeGreaterThanOrEqual(11.9);
          expect(y).toBeLessThanOrEqual(88.1);
        }
        for (const { x, y } of route?.far ?? []) {
          expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThanOrEqual(46.1);
        }
        if (!route) return;
        const { percent } = scaleOf(route.kilometers, WHOLE_MAP);
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThanOrEqual(35.1);
      }),
    );
  });
});
