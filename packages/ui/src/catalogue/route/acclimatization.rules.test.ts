import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItineraryDay } from '../../api/trek.ts';
import { ACCLIMATIZATION, readAcclimatization, readNights } from './acclimatization.rules.ts';

const day = (number: number, altitude: number | null): ItineraryDay => ({
  day: number,
  title: `Stage ${number}`,
  description: '',
  accommodation: 'Teahouse',
  meals: null,
  altitude,
  walkingHours: null,
  startLocation: null,
  endLocation: null,
  coordinates: null,
});
const walk = (...altitudes: (number | null)[]) =>
  readNights(altitudes.map((altitude, index) => day(index + 1, altitude)));
const marks = (...altitudes: (number | null)[]) => walk(...altitudes).map((night) => night.marks.join(' '));

describe('the nights of a walk', () => {
  test('are summarized by the steepest gain and the nights of rest', () => {
    expect(readAcclimatization(walk(2800, 2800, 3440, 3440, 3860, 4300, 4300, 2900))).toMatchObject({
      steepestGain: 640,
      restNights: 2,
    });
    // Below the altitude of the advice, neither counts.
    expect(readAcclimatization(walk(800, 2900, 2900, 3100))).toMatchObject({ steepestGain: 200, restNights: 0 });
    expect(readAcclimatization(walk(3500, 2000))).toMatchObject({ steepestGain: 0, restNights: 0 });
  });

  test('have their precautions', () => {
    const days = [day(1, 2600), { ...day(2, 3440), precaution: 'A day of rest follows.' }];
    expect(readNights(days).map(({ precaution }) => precaution)).toEqual([null, 'A day of rest follows.']);
  });

  test('have the gain from one to the next', () => {
    expect(walk(2800, 3440, 3440, 3860).map(({ gain }) => gain)).toEqual([null, 640, 0, 420]);
  });

  test.each([
    [
      [2600, 3440],
      ['', 'steep'],
    ],
    [
      [3440, 3940],
      ['', ''],
    ],
    [
      [3440, 3941],
      ['', 'steep'],
    ],
    [
      [2400, 3000],
      ['', ''],
    ],
    [
      [2400, 3001],
      ['', 'steep'],
    ],
    [
      [4900, 3500],
      ['', ''],
    ],
    [
      [1400, 2860],
      ['', ''],
    ],
  ])('%j reads %j: more than 500 m a night counts above 3,000 m', (altitudes, expected) => {
    expect(marks(...altitudes)).toEqual(expected);
  });

  test('a fifth night with gain and no rest is marked, and so is each after it', () => {
    expect(marks(2900, 3100, 3300, 3500, 3700, 3900, 4100)).toEqual(['', '', '', '', '', 'restless', 'restless']);
  });

  test('a night without gain, or a lower one, counts as rest', () => {
    expect(marks(2900, 3100, 3300, 3500, 3500, 3700, 3900, 4100)).not.toContain('restless');
    expect(marks(2900, 3100, 3300, 3500, 3400, 3700, 3900, 4100)).not.toContain('restless');
  });

  test('nights below 3,000 m do not count towards a rest', () => {
    expect(marks(500, 900, 1300, 1700, 2100, 2500, 2900)).toEqual(['', '', '', '', '', '', '']);
  });

  test('a night of unknown altitude is left out, and not compared with its neighbors', () => {
    expect(walk(3000, null, 4500).map(({ day: number, gain }) => [number, gain])).toEqual([
      [1, null],
      [3, null],
    ]);
    expect(marks(3000, null, 4500)).toEqual(['', '']);
  });

  test.each([
    ['a bed', 'Hotel', [1, 2, 3]],
    ['no bed', null, [1, 2]],
  ])('count the last day where it ends in %s', (_, accommodation, expected) => {
    const last = { ...day(3, 1400), accommodation };
    expect(readNights([day(1, 2600), day(2, 2800), last]).map((night) => night.day)).toEqual(expected);
  });

  test('count every day but the last if the beds are unknown', () => {
    const days = [1, 2, 3].map((number) => ({ ...day(number, 2600), accommodation: null }));
    expect(readNights(days).map((night) => night.day)).toEqual([1, 2]);
  });

  test('are named after the place where they end, or else after the title of the day', () => {
    expect(
      readNights([{ ...day(1, 3440), endLocation: 'Namche Bazaar' }, day(2, 3440)]).map(({ place }) => place),
    ).toEqual(['Namche Bazaar', 'Stage 2']);
  });

  test('are marked exactly where the gain above 3,000 m is too large, whatever the walk', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 8849 }))), (altitudes) => {
        for (const { altitude, gain, marks: found } of walk(...altitudes)) {
          expect(found.includes('steep')).toBe(
            altitude > ACCLIMATIZATION.fromMeters && (gain ?? 0) > ACCLIMATIZATION.gainMeters,
          );
        }
      }),
    );
  });
});

describe('the rating of a whole walk', () => {
  test.each([
    [[1400, 2800, 3000], { verdict: 'low', steepNights: 0, restlessNights: 0 }],
    [[2800, 3200, 3600, 3600, 4000], { verdict: 'gentle', steepNights: 0, restlessNights: 0 }],
    [[2600, 3440, 4200], { verdict: 'marked', steepNights: 2, restlessNights: 0 }],
    [[2900, 3100, 3300, 3500, 3700, 3900], { verdict: 'marked', steepNights: 0, restlessNights: 1 }],
    [[], { verdict: 'low', steepNights: 0, restlessNights: 0 }],
  ])('rates %j as %j', (altitudes, reading) => {
    expect(readAcclimatization(walk(...altitudes))).toMatchObject(reading);
  });
});
