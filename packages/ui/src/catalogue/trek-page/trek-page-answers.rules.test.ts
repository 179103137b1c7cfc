import { describe, expect, test } from 'vitest';
import type { ItineraryDay } from '../../api/trek.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { everestWalk } from '../../testing/story-walks.ts';
import { compareTreks, nightRange, readEffort, readWeather } from './trek-page-answers.rules.ts';

const [first] = everestWalk as [ItineraryDay];
const day = (facts: Partial<ItineraryDay>): ItineraryDay => ({ ...first, ...facts });

describe('the effort', () => {
  test('counts walking days and kilometers, and finds the longest day and the greatest climb', () => {
    const days = [
      day({
        legs: [
          { way: 'flight', distanceKm: 138 },
          { way: 'walk', distanceKm: 8 },
        ],
        walkingHours: '3–4',
        ascent: 0,
      }),
      day({ legs: [{ way: 'walk', distanceKm: 10.5 }], walkingHours: '9', ascent: 830 }),
      day({ legs: [{ way: 'walk', distanceKm: null }], walkingHours: '5–6', ascent: null }),
      day({ legs: [{ way: 'drive', distanceKm: 100 }] }),
    ];
    expect(readEffort(days)).toMatchObject({ walkingDays: 3, kilometers: 19, longestHours: '9', mostAscent: 830 });
  });

  test('counts nights above 4,000 m, and where all are spent', () => {
    const nights = [
      day({ altitude: 1400, accommodation: 'Hotel' }),
      day({ altitude: 4000, accommodation: 'Teahouse' }),
      day({ altitude: 4001, accommodation: 'Teahouse' }),
      // The way back: no night.
      day({ altitude: 4500, accommodation: null }),
    ];
    expect(readEffort(nights)).toMatchObject({
      highNights: 1,
      lodgings: [
        ['Teahouse', 2],
        ['Hotel', 1],
      ],
    });
  });

  test('is unknown for days without facts', () => {
    expect(readEffort(everestWalk)).toMatchObject({ walkingDays: 0, kilometers: 0, longestHours: null, mostAscent: 0 });
  });
});

describe('the weather', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ day: index, night: 1 - index, rain: 10 }));
  const weather = { place: 'Namche Bazaar', altitude: 3440, source: '', months };

  test('is colder at the highest night, by the standard atmosphere', () => {
    expect(readWeather(weather, 5440, [1])[0]).toEqual({
      ...{ month: 1, day: 0, night: 1, highestNight: -12, rain: 10, isInSeason: true },
    });
  });

  test('is that of the station if no night is higher', () => {
    expect(readWeather(weather, 3000, []).every(({ highestNight }) => highestNight === null)).toBe(true);
  });

  test('has a range of nights in the season alone', () => {
    expect(nightRange(readWeather(weather, 3440, [3, 4]))).toEqual([-2, -1]);
    expect(nightRange(readWeather(weather, 5440, [3, 4]))).toEqual([-15, -14]);
    expect(nightRange(readWeather(weather, 3440, []))).toBeNull();
  });
});

describe('a similar trek', () => {
  const other = { id: 2, title: 'B', region: 'Annapurna', duration: 12, difficulty: 'Moderate', maxAltitude: 4130 };

  test.each<[object, string[]]>([
    [{}, ['sameRegion', 'asHard', 'asLong']],
    [{ region: 'Everest', difficulty: 'Easy', duration: 9 }, ['easier', 'shorter']],
    [{ region: null, difficulty: 'Extreme', duration: 20, maxAltitude: 5000 }, ['harder', 'longer', 'higher']],
    [{ maxAltitude: 3000 }, ['sameRegion', 'asHard', 'asLong', 'lower']],
    [{ maxAltitude: null }, ['sameRegion', 'asHard', 'asLong']],
  ])('with %j', (facts, likeness) => {
    expect(compareTreks(testTrek, { ...other, ...facts })).toEqual(likeness);
  });

  test('without a region shares none', () => {
    expect(compareTreks({ ...testTrek, region: null }, { ...other, region: null })).not.toContain('sameRegion');
  });
});
