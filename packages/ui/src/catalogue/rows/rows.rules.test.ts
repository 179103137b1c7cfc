import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summarizeTrek, type TrekSummary } from '../../api/trek.ts';
import { monthsOfSeasons } from '../../core/internal/seasons-of-month.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { MAX_INLINE_TREKS } from '../listing/listing.rules.ts';
import { popularTreks, seasonGuide, showcaseOf, splitRows } from './rows.rules.ts';

const trek = (title: string, facts: Partial<TrekSummary>): TrekSummary => ({
  ...summarizeTrek(testTrek),
  title,
  isPopular: false,
  seasonMonths: monthsOfSeasons(facts.bestSeason ?? []),
  ...facts,
});
const titles = (treks: readonly TrekSummary[]) => treks.map(({ title }) => title);

describe('popular treks', () => {
  const treks = [
    trek('Everest', { country: 'Nepal', isPopular: true }),
    trek('Ruby Valley', { country: 'NEPAL' }),
    trek('Druk Path', { country: 'Bhutan' }),
  ];

  test('are those of the country, in any case of its name', () => {
    expect(titles(popularTreks(treks, 'nepal'))).toEqual(['Everest']);
  });

  test('are all of the country if none is marked', () => {
    expect(titles(popularTreks(treks, 'Bhutan'))).toEqual(['Druk Path']);
  });

  test('are empty if the country has no trek', () => {
    expect(popularTreks(treks, 'Tibet')).toEqual([]);
  });
});

describe('two rows', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [1, 1]],
    [9, [5, 4]],
  ])('split %d treks into %j (L14: one trek is one row)', (count, lengths) => {
    expect(splitRows(Array.from({ length: count })).map((row) => row.length)).toEqual(lengths);
  });

  test('keep every trek in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (items) => {
        expect(splitRows(items).flat()).toEqual(items);
      }),
    );
  });
});

describe('the season guide', () => {
  const catalogue = [
    trek('Spring walk', { bestSeason: ['Spring'] }),
    trek('Autumn walk', { bestSeason: ['Autumn'] }),
    trek('Known autumn walk', { bestSeason: ['Autumn'], isPopular: true }),
    trek('Winter walk', { bestSeason: ['Winter', 'Autumn'] }),
    trek('Behind the rain', { bestSeason: ['Monsoon'] }),
  ];

  test('shows this month and the next two, across the end of the year', () => {
    expect(seasonGuide(catalogue, 10).map(({ month, season }) => [month, season])).toEqual([
      [10, 'Autumn'],
      [11, 'Winter'],
      [0, 'Winter'],
    ]);
  });

  test('names treks whose best months these are, popular ones first', () => {
    expect(titles(seasonGuide(catalogue, 10)[0]?.treks ?? [])).toEqual([
      'Known autumn walk',
      'Autumn walk',
      'Winter walk',
    ]);
  });

  test('names no trek out of its season', () => {
    for (let month = 0; month < 12; month += 1) {
      const [now] = seasonGuide(catalogue, month);
      for (const { seasonMonths } of now?.treks ?? []) expect(seasonMonths).toContain(month + 1);
    }
  });

  test.each([
    ['January', 0, ['Winter']],
    ['February', 1, ['Winter']],
    ['March', 2, ['Spring']],
    ['April', 3, ['Spring']],
    ['May', 4, ['Spring']],
    ['June', 5, ['Summer', 'Monsoon']],
    ['July', 6, ['Summer', 'Monsoon']],
    ['August', 7, ['Summer', 'Monsoon']],
    ['September', 8, ['Monsoon', 'Autumn']],
    ['October', 9, ['Autumn']],
    ['November', 10, ['Autumn']],
    ['December', 11, ['Winter']],
  ])('lists for %s the treks of %2$j', (_, month, seasons) => {
    const all = ['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter'].map((season) =>
      trek(season, { bestSeason: [season] }),
    );
    expect(titles(seasonGuide(all, month)[0]?.treks ?? [])).toEqual(seasons);
  });

  test('uses months, not the text of a season', () => {
    const walk = trek('Walk', { bestSeason: ['Autumn'], seasonMonths: [7, 8, 9] });
    expect(seasonGuide([walk], 6).map(({ treks }) => treks.length)).toEqual([1, 1, 1]);
    expect(seasonGuide([walk], 9).map(({ treks }) => treks.length)).toEqual([0, 0, 0]);
  });

  test('names three treks a month at most', () => {
    const spring = Array.from({ length: 5 }, (_, index) => trek(`Walk ${index}`, { bestSeason: ['Spring'] }));
    expect(seasonGuide(spring, 3)[0]?.treks).toHaveLength(3);
  });

  test('names no trek for two months while another one is left', () => {
    const autumn = Array.from({ length: 6 }, (_, index) => trek(`Walk ${index}`, { bestSeason: ['Autumn'] }));
    const [october, november] = seasonGuide(autumn, 9);
    expect(new Set([...(october?.treks ?? []), ...(november?.treks ?? [])]).size).toBe(6);
  });
});

describe('the showcase', () => {
  const month = 9;
  const catalogue = (size: number) =>
    Array.from({ length: size }, (_, index) =>
      trek(`Walk ${index}`, {
        id: index,
        country: index % 50 === 49 ? 'Bhutan' : 'Nepal',
        isPopular: index % 3 === 0,
        bestSeason: index > 4000 ? ['Autumn'] : [],
        activities: [index === 4999 ? 'Camping' : 'Hiking'],
      }),
    );

  test('has all treks of a small catalogue', () => {
    const treks = catalogue(MAX_INLINE_TREKS);
    expect(showcaseOf(treks, month)).toEqual({ treks, activities: ['Hiking'] });
  });

  test('has some treks of a large one, with the activities of all', () => {
    const { treks, activities } = showcaseOf(catalogue(5000), month);
    expect(treks).toHaveLength(MAX_INLINE_TREKS);
    expect(activities).toEqual(['Camping', 'Hiking']);
  });

  test('keeps the order of the catalogue', () => {
    const ids = showcaseOf(catalogue(5000), month).treks.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('has every trek that the season guide of the whole catalogue shows', () => {
    const all = catalogue(5000);
    expect(seasonGuide(showcaseOf(all, month).treks, month)).toEqual(seasonGuide(all, month));
  });

  test('has the first popular treks of each country', () => {
    const all = catalogue(5000);
    const shown = showcaseOf(all, month).treks;
    for (const country of ['Nepal', 'Bhutan']) {
      expect(titles(popularTreks(shown, country))).toEqual(
        expect.arrayContaining(titles(popularTreks(all, country)).slice(0, 12)),
      );
    }
  });

  test('has equally many popular treks of each country if there is no room for twelve', () => {
    const countries = Array.from({ length: 20 }, (_, index) => `Country ${index}`);
    const all = catalogue(5000).map((given, index) => ({
      ...given,
      isPopular: true,
      country: countries[index % 20] ?? '',
    }));
    const shown = showcaseOf(all, month).treks;
    for (const country of countries) expect(popularTreks(shown, country).length).toBeGreaterThanOrEqual(4);
  });
});
