import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItineraryDay } from '../../api/trek.ts';
import { layOutRoute } from './route.rules.ts';

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

describe('a route on a plane', () => {
  test.each([
    ['no place', []],
    ['one place', [day(1, 'Lukla', LUKLA), day(2, 'Lukla', LUKLA)]],
    ['places without coordinates', [day(1, 'Lukla', null), day(2, 'Namche', null)]],
  ])('is none for %s', (_, days) => {
    expect(layOutRoute(days)).toBeNull();
  });

  test('has one stop for nights in the same place, and passes it as often as it is slept in', () => {
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
    expect(route?.order).toEqual([0, 1, 1, 0]);
  });

  test('goes on where camps between two places have no position', () => {
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
    expect(route?.missing).toEqual(['Kathmandu', 'Camp']);
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
    expect((percent / route.scale.percent) * route.scale.kilometers).toBeCloseTo(13.2, 1);
  });

  test('measures across as well as up: a tenth of a degree of longitude is 5.6 km at 60° north', () => {
    const route = layOutRoute([
      day(1, 'West', { latitude: 60, longitude: 10 }),
      day(2, 'East', { latitude: 60, longitude: 10.1 }),
    ]);
    const [one, other] = route?.stops ?? [];
    if (!route || !one || !other) throw new Error('no route');
    expect(((other.x - one.x) / route.scale.percent) * route.scale.kilometers).toBeCloseTo(5.56, 1);
  });

  test('has a scale of a round length, the longest that takes no more than a third of the width', () => {
    const route = layOutRoute([day(1, 'Lukla', LUKLA), day(2, 'Namche', NAMCHE)]);
    expect(route?.scale.kilometers).toBe(5);
  });

  test.each([
    ['flat', 0.01, 0.5],
    ['between', 0.07, 0.7],
    ['tall', 0.3, 0.9],
  ])('is as tall as its land, within bounds: %s', (_, latitude, ratio) => {
    const route = layOutRoute([
      day(1, 'South', { latitude: 0, longitude: 0 }),
      day(2, 'North', { latitude, longitude: 0.1 }),
    ]);
    expect(route?.ratio).toBeCloseTo(ratio, 2);
  });

  test('names the start, the farthest place and the end before what lies beside them', () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    const route = layOutRoute([
      day(1, 'Start', at(0, 0)),
      day(2, 'Beside the end', at(0.02, 0.051)),
      day(3, 'Beside the farthest', at(0, 0.099)),
      day(4, 'Farthest', at(0, 0.1)),
      day(5, 'End', at(0.02, 0.05)),
    ]);
    expect(route?.stops.filter(({ isNamed }) => isNamed).map(({ place }) => place)).toEqual([
      'Start',
      'Farthest',
      'End',
    ]);
  });

  test('takes a night for a journey away by kilometers, not by degrees', () => {
    const days = [
      day(1, 'West', { latitude: 50, longitude: 10 }),
      day(2, 'East', { latitude: 50, longitude: 10.5 }),
      day(3, 'Next door', { latitude: 50.01, longitude: 10.5 }),
    ];
    expect(layOutRoute(days)?.stops).toHaveLength(3);
  });

  test('names the ends, and no two stops where the words would cover each other', () => {
    const near = { latitude: 27.806, longitude: 86.715 };
    const route = layOutRoute([day(1, 'Lukla', LUKLA), day(2, 'Namche', NAMCHE), day(3, 'Next door', near)]);
    expect(route?.stops.map(({ place, isNamed }) => [place, isNamed])).toEqual([
      ['Lukla', true],
      ['Namche', false],
      ['Next door', true],
    ]);
  });

  const KATHMANDU = { latitude: 27.715, longitude: 85.312 };

  test('leaves out the nights before and after the walk that are a flight or a drive away', () => {
    const there = [day(1, 'Kathmandu', KATHMANDU), day(2, 'Lukla', LUKLA), day(3, 'Namche', NAMCHE)];
    const andBack = [...there, day(4, 'Lukla', LUKLA), day(5, 'Kathmandu', KATHMANDU), day(6, 'Kathmandu', KATHMANDU)];
    expect(layOutRoute(there)?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche']);
    expect(layOutRoute(andBack)?.stops.map(({ place }) => place)).toEqual(['Lukla', 'Namche']);
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
        if (route) {
          expect(route.scale.percent).toBeGreaterThan(0);
          expect(route.scale.percent).toBeLessThanOrEqual(35.1);
        }
      }),
    );
  });
});
