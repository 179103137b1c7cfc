import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseTreks } from '../api/normalise-trek.ts';
import { formatUsd } from '../kit/format.ts';
import { activeFilters, type FilterNames, relaxations } from './active-filters.rules.ts';
import { findTreks } from './find-treks.rules.ts';
import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import { catalogueMessages } from './public-messages.ts';

const names: FilterNames = {
  countries: ['Nepal', 'Bhutan'],
  difficulties: ['Easy', 'Very Difficult'],
  activities: ['Trekking', 'Short hikes in kathmandu'],
  regionName: 'Everest',
};
const words = { texts: catalogueMessages, difficulty: (level: string) => level, usd: formatUsd };
const labels = (filters: Partial<TrekFilters>, given = names) =>
  activeFilters({ ...NO_FILTERS, ...filters }, given, words).map(({ label }) => label);

describe('the filters in force', () => {
  test.each<[Partial<TrekFilters>, string]>([
    [{ country: 'nepal' }, 'Nepal'],
    [{ country: 'atlantis' }, 'atlantis'],
    [{ difficulty: 'very difficult' }, 'Very Difficult'],
    [{ activity: 'short-hikes-in-kathmandu' }, 'Short hikes in kathmandu'],
    [{ regionId: '3' }, 'Region: Everest'],
    [{ keyword: ' base ' }, '“base”'],
    [{ isPopular: true }, 'Popular'],
    [{ price: { from: 500, to: 1000 } }, '$500 – $1,000'],
    [{ price: { from: 3000, to: null } }, 'From $3,000'],
    [{ price: { from: null, to: 900 } }, 'Up to $900'],
    [{ days: { from: 1, to: 5 } }, '1–5 days'],
    [{ days: { from: 12, to: 12 } }, '12 days'],
    [{ days: { from: 1, to: 1 } }, '1 day'],
    [{ days: { from: null, to: 1 } }, 'Up to 1 day'],
    [{ days: { from: null, to: 7 } }, 'Up to 7 days'],
    [{ days: { from: 10, to: null } }, 'From 10 days'],
  ])('%j reads %j', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });

  test('are none where nothing is looked for', () => {
    expect(labels({ keyword: '  ' })).toEqual([]);
  });

  test('name an unknown region by its id', () => {
    expect(labels({ regionId: '99' }, { ...names, regionName: null })).toEqual(['Region: 99']);
  });

  test('are gone when each is lifted, one after the other', () => {
    const all: TrekFilters = {
      country: 'nepal',
      difficulty: 'easy',
      activity: 'x',
      regionId: '3',
      keyword: 'a',
      isPopular: true,
      price: { from: 1, to: 2 },
      days: { from: 1, to: 2 },
    };
    const active = activeFilters(all, names, words);
    expect(active).toHaveLength(Object.keys(NO_FILTERS).length);
    expect(Object.assign(all, ...active.map(({ without }) => without))).toEqual(NO_FILTERS);
  });
});

describe('where nothing matches', () => {
  const images = { backendUrl: 'https://api.example.com', placeholder: '/placeholder.svg' };
  const treks = normaliseTreks(
    [
      { title: 'Gokyo', country: { name: 'Nepal' }, difficulty: 'Difficult', duration: 14 },
      { title: 'Kanchi', country: { name: 'Nepal' }, difficulty: 'Difficult', duration: 20 },
      { title: 'Druk Path', country: { name: 'Bhutan' }, difficulty: 'Easy', duration: 6 },
    ],
    images,
  );

  test('each filter that helps when lifted is named with what it gives, the best first', () => {
    const filters = { ...NO_FILTERS, country: 'bhutan', difficulty: 'difficult' };
    const found = relaxations(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(({ filter, count }) => [filter.label, count])).toEqual([
      ['Bhutan', 2],
      ['difficult', 1],
    ]);
  });

  test('the best comes first, wherever it stands in the panel', () => {
    const filters = { ...NO_FILTERS, country: 'nepal', difficulty: 'easy' };
    const found = relaxations(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(({ filter, count }) => [filter.label, count])).toEqual([
      ['Easy', 2],
      ['Nepal', 1],
    ]);
  });

  test('a filter that helps nothing is not named', () => {
    const filters = { ...NO_FILTERS, keyword: 'zzz', country: 'bhutan' };
    expect(
      relaxations(treks, filters, activeFilters(filters, names, words), null).map(({ filter }) => filter.name),
    ).toEqual(['keyword']);
  });

  test('the number promised is the number found, whatever is looked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'nepal', 'bhutan'),
        fc.constantFrom(null, 'easy', 'difficult'),
        fc.constantFrom('', 'path', 'zzz'),
        fc.integer({ min: 1, max: 30 }),
        (country, difficulty, keyword, to) => {
          const filters = { ...NO_FILTERS, country, difficulty, keyword, days: { from: null, to } };
          const counts = relaxations(treks, filters, activeFilters(filters, names, words), null);
          for (const { filter, count } of counts) {
            expect(findTreks(treks, { ...filters, ...filter.without }, null, 'recommended')).toHaveLength(count);
          }
          expect(counts.map(({ count }) => count)).toEqual(
            counts.map(({ count }) => count).sort((one, other) => other - one),
          );
        },
      ),
    );
  });
});
