import { describe, expect, test } from 'vitest';
import { carbonOf } from '../src/catalogue/carbon.ts';
import { climbOf } from '../src/catalogue/climb.ts';
import { similarTreks } from '../src/catalogue/similar-treks.ts';
import type { StageContent, TrekContent } from '../src/content/content-schema.ts';
import { secondTrek, trek } from './content.ts';

type Changes = Partial<StageContent>;
const stage = (changes: Changes): StageContent => ({ day: 2, title: 'Day', description: 'A day.', ...changes });
const walk = { way: 'walk', distanceKm: 10 } as const;
const drive = { way: 'drive', distanceKm: 100 } as const;
const head = (altitudeMeters: number) => ({ name: 'Road', kind: 'trailhead' as const, altitudeMeters });
const pass = (altitudeMeters: number) => ({ name: 'La', kind: 'pass' as const, altitudeMeters });

describe('meters up and down', () => {
  const before = stage({ day: 1, endLocation: 'A', altitudeMeters: 3000 });
  const toB = { startLocation: 'A', endLocation: 'B', altitudeMeters: 3500 };
  const unknown = { ascent: null, descent: null };

  test.each<[string, Changes, ReturnType<typeof climbOf>]>([
    ['between two nights', { ...toB, legs: [walk] }, { ascent: 500, descent: 0 }],
    ['over a pass', { ...toB, legs: [walk], via: [pass(4000)] }, { ascent: 1000, descent: 500 }],
    ['from the end of a road', { ...toB, legs: [drive, walk], via: [head(3200)] }, { ascent: 300, descent: 0 }],
    ['to the beginning of a road', { ...toB, legs: [walk, drive], via: [head(2600)] }, { ascent: 0, descent: 400 }],
    [
      'between two roads',
      { ...toB, legs: [drive, walk, drive], via: [head(2000), pass(2600), head(1900)] },
      { ascent: 600, descent: 700 },
    ],
    [
      'to a viewpoint and back',
      { ...toB, endLocation: 'A', altitudeMeters: 3000, legs: [walk], via: [pass(3400)] },
      { ascent: 400, descent: 400 },
    ],
    ['of a drive are not known', { ...toB, legs: [drive] }, unknown],
    ['from an unknown road are not known', { ...toB, legs: [drive, walk] }, unknown],
    ['after a drive over a pass are not known', { ...toB, legs: [drive, walk], via: [pass(4000)] }, unknown],
    ['from another place than the night are not known', { ...toB, startLocation: 'C', legs: [walk] }, unknown],
    ['of a stroll are not known', { ...toB, endLocation: 'A', legs: [walk] }, unknown],
    ['to an unknown altitude are not known', { ...toB, altitudeMeters: undefined, legs: [walk] }, unknown],
  ])('%s', (_, changes, climb) => {
    expect(climbOf(stage(changes), before)).toEqual(climb);
  });
});

describe('the carbon estimate', () => {
  test('adds flights and roads', () => {
    const flight = { way: 'flight', distanceKm: 200 } as const;
    expect(carbonOf([stage({ legs: [flight, walk] }), stage({ legs: [drive] })])).toEqual({
      kilograms: 65,
      method:
        'Estimate: 200 km by air at 0.273 kg and 100 km by road at 0.105 kg per kilometer (UK Government conversion factors, 2023). Your flight to the country is not counted.',
    });
  });

  test.each<[string, Changes[]]>([
    ['without any legs', [{}]],
    ['with a flight of unknown length', [{ legs: [{ way: 'flight' }] }]],
    ['with a helicopter', [{ legs: [{ way: 'helicopter', distanceKm: 50 }] }]],
  ])('is omitted %s', (_, stages) => {
    expect(carbonOf(stages.map(stage))).toBeUndefined();
  });
});

describe('similar treks', () => {
  const like = (id: number, changes: Partial<TrekContent> = {}) => ({ ...(trek as TrekContent), id, ...changes });
  const idsOf = (treks: TrekContent[]) => treks.map(({ id }) => id);

  test('exclude the trek itself, and are at most three', () => {
    const treks = [1, 2, 3, 4, 5, 6].map((id) => like(id, { region: id < 5 ? 'everest' : undefined }));
    expect(idsOf(similarTreks(like(1), treks))).toEqual([2, 3, 5]);
  });

  test('have the same grade, length and altitude', () => {
    const near = like(2, { region: 'langtang' });
    const hard = like(3, { difficulty: 'Extreme' });
    const long = like(4, { durationDays: 30 });
    expect(idsOf(similarTreks(like(1), [hard, long, near]))[0]).toBe(2);
  });

  test('can be empty', () => {
    expect(similarTreks(secondTrek as TrekContent, [])).toEqual([]);
  });
});
