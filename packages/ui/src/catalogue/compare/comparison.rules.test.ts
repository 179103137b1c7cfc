import { describe, expect, test } from 'vitest';
import type { Trek } from '../../api/trek.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { storyTrek } from '../../testing/story-treks.ts';
import { type ComparedWords, comparedProfiles, comparedRows } from './comparison.rules.ts';

const words: ComparedWords = {
  usd: (amount) => `$${amount}`,
  onRequest: 'on request',
  noPermits: 'none',
  duration: ({ days }) => `${days} days`,
  difficulty: (level) => level,
  country: (name) => (name === 'India' ? 'Indien' : name),
  activity: (name) => (name === 'Hiking' ? 'Wandern' : name),
  meters: (meters) => `${meters} m`,
  months: (months) => months.join(),
  list: (names) => names.join(' + '),
};
const rowsOf = (...treks: Partial<Trek>[]) =>
  comparedRows(
    treks.map((facts) => ({ ...testTrek, ...facts })),
    words,
  );
const row = (fact: string, ...treks: Partial<Trek>[]) => rowsOf(...treks).find((one) => one.fact === fact);

describe('a row of the comparison', () => {
  test.each<[string, Partial<Trek>, Partial<Trek>, string[], boolean]>([
    ['price', { priceUsd: 900 }, { priceUsd: null }, ['$900', 'on request'], true],
    ['duration', { days: 9 }, { days: 9 }, ['9 days', '9 days'], false],
    ['highestPoint', { maxAltitude: 5364 }, { maxAltitude: 0 }, ['5364 m', ''], true],
    ['season', { seasonMonths: [4, 5] }, { seasonMonths: [4, 5] }, ['4,5', '4,5'], false],
    [
      'place',
      { region: 'Ladakh', country: 'India' },
      { country: 'India' },
      ['Ladakh + Indien', 'Annapurna + Indien'],
      true,
    ],
    ['activities', { activities: ['Hiking', 'Yak racing'] }, { activities: [] }, ['Wandern + Yak racing', ''], true],
    ['place', { region: 'Tibet', country: 'Tibet' }, { region: null, country: 'Bhutan' }, ['Tibet', 'Bhutan'], true],
    [
      'groupSize',
      { groupSize: { minSize: 1, maxSize: 1 } },
      { groupSize: { minSize: 2, maxSize: 12 } },
      ['1', '2–12'],
      true,
    ],
  ])('compares the %s of two treks', (fact, one, other, values, differs) => {
    expect(row(fact, one, other)).toEqual({ fact, values, differs });
  });

  test('shows the known permits and single supplement', () => {
    const permits = [
      { name: 'TIMS card', issuer: 'TAAN', fee: null },
      { name: 'Park entry', issuer: 'Park', fee: 'NPR 3,000' },
    ];
    const [known, none] = [{ details: { permits, singleSupplement: 180 } }, { details: { permits: [] } }];
    expect(row('permits', known, none, {})?.values).toEqual(['TIMS card + Park entry', 'none', '']);
    expect(row('singleSupplement', known, none, {})?.values).toEqual(['$180', '', '']);
  });

  test('shows the altitude of the nights', () => {
    const { itinerary } = storyTrek;
    expect(row('nights', { itinerary })?.values).toEqual(['2020 m + 2874 m']);
    expect(row('highestNight', { itinerary }, {})).toMatchObject({ values: ['2874 m', ''], differs: true });
  });

  test('is left out where no trek has the fact', () => {
    expect(row('highestPoint', { maxAltitude: 0 }, { maxAltitude: 0 })).toBeUndefined();
  });

  test('does not differ for a single trek', () => {
    expect(rowsOf({}).some(({ differs }) => differs)).toBe(false);
  });
});

const night = (day: number, altitude: number | null) => ({
  ...(storyTrek.itinerary[0] as Trek['itinerary'][number]),
  day,
  altitude,
});

describe('the profiles', () => {
  test('have one axis for all treks', () => {
    const profiles = comparedProfiles([
      { itinerary: [night(1, 2600), night(2, 5364)] },
      { itinerary: [night(1, 3000), night(5, 3500)] },
      { itinerary: [] },
    ]);
    expect(profiles).toMatchObject({ days: 5, floor: 2000, ceiling: 6000, levels: [2000, 3000, 4000, 5000, 6000] });
    expect(profiles?.lines.map((line) => line.length)).toEqual([2, 2, 0]);
  });

  test('are empty if no trek has two nights', () => {
    expect(comparedProfiles([{ itinerary: [night(1, 3000)] }, { itinerary: [night(1, null)] }])).toBeNull();
  });
});
