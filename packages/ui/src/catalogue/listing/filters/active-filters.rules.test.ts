import { describe, expect, test } from 'vitest';
import { formatMeters, formatMonth, formatUsd } from '../../../kit/format.ts';
import { formatMonthOfYear } from '../../../kit/format-month-of-year.ts';
import { de } from '../../../messages/de.ts';
import { en } from '../../../messages/en.ts';
import { NO_FILTERS, type TrekFilters } from '../listing.rules.ts';
import { activeFilters } from './active-filters.rules.ts';
import type { FilterNames } from './filter-table.rules.ts';

const names: FilterNames = {
  countries: ['Nepal', 'Bhutan'],
  difficulties: ['Easy', 'Very Difficult'],
  activities: ['Trekking', 'Short hikes in kathmandu'],
  regionName: 'Everest',
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
const labels = (filters: Partial<TrekFilters>, given = names) =>
  activeFilters({ ...NO_FILTERS, ...filters }, given, words).map(({ label }) => label);

describe('the active filters', () => {
  test.each<[Partial<TrekFilters>, string]>([
    [{ country: 'nepal' }, 'Nepal'],
    [{ country: 'atlantis' }, 'atlantis'],
    [{ difficulty: 'very difficult' }, 'Very Difficult'],
    [{ activity: 'short-hikes-in-kathmandu' }, 'Short hikes in kathmandu'],
    [{ region: '3' }, 'Region: Everest'],
    [{ keyword: ' base ' }, '“base”'],
    [{ isPopular: true }, 'Popular'],
    [{ departs: '2027-03' }, 'Departs in March 2027'],
    [{ price: { from: 500, to: 1000 } }, '$500 – $1,000'],
    [{ price: { from: 3000, to: null } }, 'From $3,000'],
    [{ price: { from: null, to: 900 } }, 'Up to $900'],
    [{ days: { from: 1, to: 5 } }, '1–5 days'],
    [{ days: { from: 12, to: 12 } }, '12 days'],
    [{ days: { from: 1, to: 1 } }, '1 day'],
    [{ days: { from: null, to: 1 } }, 'Up to 1 day'],
    [{ days: { from: null, to: 7 } }, 'Up to 7 days'],
    [{ days: { from: 10, to: null } }, 'From 10 days'],
    [{ month: 10 }, 'October'],
    [{ maxAltitude: 4000 }, 'Up to 4,000 m'],
  ])('%j reads %j', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });

  test('are empty without a search', () => {
    expect(labels({ keyword: '  ' })).toEqual([]);
  });

  test('name an unknown region by its id', () => {
    expect(labels({ region: '99' }, { ...names, regionName: null })).toEqual(['Region: 99']);
  });

  test('name countries and activities in the page’s language', () => {
    const german = { ...words, ...de.trekFacts };
    const filters = { ...NO_FILTERS, country: 'india', activity: 'short-hikes-in-kathmandu' };
    const active = activeFilters(filters, { ...names, countries: ['India'] }, german);
    expect(active.map(({ label }) => label)).toEqual(['Indien', 'Kurze Wanderungen bei Kathmandu']);
  });

  test('are empty after each is removed, one by one', () => {
    const all: TrekFilters = {
      country: 'nepal',
      difficulty: 'easy',
      activity: 'x',
      region: '3',
      keyword: 'a',
      isPopular: true,
      price: { from: 1, to: 2 },
      days: { from: 1, to: 2 },
      month: 10,
      departs: '2027-03',
      maxAltitude: 4000,
    };
    const active = activeFilters(all, names, words);
    expect(active).toHaveLength(Object.keys(NO_FILTERS).length);
    expect(Object.assign(all, ...active.map(({ without }) => without))).toEqual(NO_FILTERS);
  });
});
