import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeTreks } from '../../../api/normalize-trek.ts';
import { formatMeters, formatMonth, formatUsd } from '../../../kit/format.ts';
import { formatMonthOfYear } from '../../../kit/format-month-of-year.ts';
import { en } from '../../../messages/en.ts';
import { findTreks } from '../find-treks.rules.ts';
import { NO_FILTERS } from '../listing.rules.ts';
import { activeFilters } from './active-filters.rules.ts';
import { filterSuggestions, type Relaxation } from './filter-suggestions.rules.ts';
import type { FilterNames } from './filter-table.rules.ts';

const names: FilterNames = {
  countries: ['Nepal', 'Bhutan'],
  difficulties: ['Easy', 'Very Difficult'],
  activities: [],
  regionName: null,
};
const words = {
  texts: { ...en.listing, ...en.trekCard },
  difficulty: (level: string) => level,
  country: (name: string) => name,
  activity: (name: string) => name,
  usd: formatUsd,
  month: formatMonth,
  monthOfYear: formatMonthOfYear,
  meters: formatMeters,
};
const labeled = ({ filters, count }: Relaxation) => [filters.map(({ label }) => label).join(' + '), count];

describe('filters to remove if nothing matches', () => {
  const images = { backendUrl: 'https://api.example.com', placeholder: '/placeholder.svg' };
  const treks = normalizeTreks(
    [
      { title: 'Gokyo', country: { name: 'Nepal' }, difficulty: 'Difficult', duration: 14 },
      { title: 'Kanchi', country: { name: 'Nepal' }, difficulty: 'Difficult', duration: 20 },
      { title: 'Druk Path', country: { name: 'Bhutan' }, difficulty: 'Easy', duration: 6 },
    ],
    images,
  );

  test('are listed with the number of treks that each finds, the best first', () => {
    const filters = { ...NO_FILTERS, country: 'bhutan', difficulty: 'difficult' };
    const found = filterSuggestions(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(labeled)).toEqual([
      ['Bhutan', 2],
      ['difficult', 1],
    ]);
  });

  test('start with the best one, wherever it is in the panel', () => {
    const filters = { ...NO_FILTERS, country: 'nepal', difficulty: 'easy' };
    const found = filterSuggestions(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(labeled)).toEqual([
      ['Easy', 2],
      ['Nepal', 1],
    ]);
  });

  test('are two together if none helps alone', () => {
    const filters = { ...NO_FILTERS, keyword: 'zzz', country: 'bhutan', difficulty: 'difficult' };
    const found = filterSuggestions(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(labeled)).toEqual([
      ['Bhutan + “zzz”', 2],
      ['difficult + “zzz”', 1],
    ]);
    expect(found[0]?.without).toEqual({ country: null, keyword: '' });
  });

  test('include month and highest point', () => {
    const filters = { ...NO_FILTERS, country: 'bhutan', month: 7, maxAltitude: 3000 };
    const summer = treks.map((trek) => ({ ...trek, seasonMonths: [7], maxAltitude: 4000 }));
    const found = filterSuggestions(summer, filters, activeFilters(filters, names, words), null);
    expect(found.map(labeled)).toEqual([['Up to 3,000 m', 1]]);
  });

  test('omit a filter that helps nothing', () => {
    const filters = { ...NO_FILTERS, keyword: 'zzz', country: 'bhutan' };
    const found = filterSuggestions(treks, filters, activeFilters(filters, names, words), null);
    expect(found.map(labeled)).toEqual([['“zzz”', 1]]);
  });

  test('have the number of treks that is then found, whatever the filters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'nepal', 'bhutan'),
        fc.constantFrom(null, 'easy', 'difficult'),
        fc.constantFrom('', 'path', 'zzz'),
        fc.integer({ min: 1, max: 30 }),
        (country, difficulty, keyword, to) => {
          const filters = { ...NO_FILTERS, country, difficulty, keyword, days: { from: null, to } };
          const counts = filterSuggestions(treks, filters, activeFilters(filters, names, words), null);
          for (const { without, count } of counts) {
            expect(findTreks(treks, { ...filters, ...without }, null, 'recommended')).toHaveLength(count);
          }
          expect(counts.map(({ count }) => count)).toEqual(
            counts.map(({ count }) => count).sort((one, other) => other - one),
          );
        },
      ),
    );
  });
});
