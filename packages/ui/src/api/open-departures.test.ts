import { expect, test } from 'vitest';
import { nextDeparture, openDepartures } from './open-departures.ts';

const on = (startDate: string, placesLeft?: number) => ({ startDate, places: 8, isGuaranteed: false, placesLeft });

test('departures that are full or closed are left out; those whose places are unknown are not', () => {
  const departures = [on('2030-03-14', 0), on('2030-03-28', 5), on('2030-04-11')];
  expect(openDepartures({ departures }).map(({ startDate }) => startDate)).toEqual(['2030-03-28', '2030-04-11']);
  expect(nextDeparture({ departures })?.startDate).toBe('2030-03-28');
});

test('a trek without departures has no next one', () => {
  expect(nextDeparture({})).toBeUndefined();
  expect(openDepartures({ departures: [on('2030-03-14', 0)] })).toEqual([]);
});
