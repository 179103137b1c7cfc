import { describe, expect, test } from 'vitest';
import type { ContentEntry, TrekContent } from '../src/content/content-schema.ts';
import { gradeWarnings } from '../src/content/grade-warnings.ts';
import { readContent } from '../src/content/read-content.ts';
import { trek } from './content.ts';

const [stage] = trek.stages;
const days = (...changes: object[]) =>
  changes.map((change, index) => ({ ...stage, day: index + 1, via: undefined, altitudeMeters: 2000, ...change }));
const entry = (difficulty: string, changes: object): ContentEntry<TrekContent> => ({
  slug: 'a-trek',
  content: { ...trek, difficulty, maxAltitudeMeters: undefined, ...changes } as unknown as TrekContent,
});
const warningsOf = (difficulty: string, ...stages: object[]) =>
  gradeWarnings([entry(difficulty, { stages: days(...stages) })]);
const pass = (altitudeMeters: number) => ({ via: [{ name: 'High La', kind: 'pass', altitudeMeters }] });
const WALK = { legs: [{ way: 'walk', distanceKm: 12 }], walkingHours: '5–6' };
const DRIVE = { legs: [{ way: 'drive', distanceKm: 200 }], walkingHours: undefined };

describe('a grade', () => {
  test('agrees with every trek of the catalogue', async () => {
    const { content } = await readContent(new URL('../content', import.meta.url).pathname);
    expect(gradeWarnings(content.treks)).toEqual([]);
  });

  test('names file, day, limit and the grade that fits', () => {
    expect(warningsOf('Moderate', WALK, { ...WALK, altitudeMeters: 4840 })).toEqual([
      'treks/a-trek.json: difficulty: "Moderate" sleeps at 4,400 m at most, but day 2 at 4,840 m: "Challenging" fits, or correct the day',
    ]);
  });

  test.each([
    ['Easy', { ...WALK, altitudeMeters: 4000 }, []],
    ['Easy', { ...WALK, altitudeMeters: 4001 }, ['sleeps at 4,000 m at most, but day 1 at 4,001 m: "Moderate"']],
    ['Easy', { ...WALK, ...pass(4329) }, ['walks to 4,000 m at most, but day 1 to 4,329 m: "Moderate"']],
    ['Easy', { ...WALK, walkingHours: '6–7' }, ['walks 6 hours at most, but day 1 takes 7: "Moderate"']],
    ['Moderate', { ...WALK, ...pass(5000) }, []],
    ['Moderate', { ...WALK, ...pass(5260) }, ['walks to 5,000 m at most, but day 1 to 5,260 m: "Challenging"']],
    ['Moderate', { ...WALK, walkingHours: '8' }, []],
    ['Moderate', { ...WALK, walkingHours: '8–9' }, ['walks 8 hours at most, but day 1 takes 9: "Challenging"']],
    ['Challenging', { ...WALK, walkingHours: '11' }, ['walks 9 hours at most, but day 1 takes 11: "Difficult"']],
    ['Difficult', { ...WALK, ...pass(6800), walkingHours: '15' }, []],
  ])('%s with %j', (difficulty, stageChanges, expected) => {
    const warnings = warningsOf(difficulty, stageChanges);
    expect(warnings).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(warnings[index]).toContain(text);
  });

  test('counts a night however travelers get there, and a pass only on foot', () => {
    expect(warningsOf('Moderate', { ...DRIVE, ...pass(5248) })).toEqual([]);
    expect(warningsOf('Moderate', { ...DRIVE, ...pass(5248), walkingHours: '1' })).toEqual([]);
    expect(warningsOf('Moderate', { ...DRIVE, altitudeMeters: 4980 })).toHaveLength(1);
    expect(
      warningsOf('Moderate', { legs: [...DRIVE.legs, ...WALK.legs], walkingHours: '6', ...pass(5248) }),
    ).toHaveLength(1);
  });

  test('counts the highest point if no day reaches it, unless no day is walked', () => {
    const withTop = (stageChanges: object) =>
      gradeWarnings([entry('Moderate', { stages: days(stageChanges), maxAltitudeMeters: 5400 })]);
    expect(withTop(WALK)).toEqual([
      'treks/a-trek.json: difficulty: "Moderate" walks to 5,000 m at most, but maxAltitudeMeters is 5,400 m: "Challenging" fits, or correct it',
    ]);
    expect(withTop(DRIVE)).toEqual([]);
  });

  test('names the grade that all figures fit', () => {
    const warnings = warningsOf('Easy', { ...WALK, walkingHours: '7' }, { ...WALK, altitudeMeters: 4900 });
    expect(warnings.map((warning) => /"(\w+)" fits/.exec(warning)?.[1])).toEqual(['Challenging', 'Challenging']);
  });
});
