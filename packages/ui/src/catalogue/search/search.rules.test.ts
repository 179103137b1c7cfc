import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUDGET_OPTIONS,
  DURATION_OPTIONS,
  hasCriteria,
  NO_CRITERIA,
  type SearchCriteria,
  searchQuery,
  visibleCriteria,
} from './search.rules.ts';
import { searchTexts } from './search.texts.ts';

const text = fc.oneof(fc.constant(''), fc.string({ minLength: 1, unit: 'grapheme' }));
const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  country: text,
  duration: text,
  activity: text,
  budget: text,
});

describe('the choices', () => {
  test('for duration are up to 5, 10, 15 and 30 days', () => {
    expect(DURATION_OPTIONS).toEqual([
      { value: '1-5', days: 5 },
      { value: '1-10', days: 10 },
      { value: '1-15', days: 15 },
      { value: '1-30', days: 30 },
    ]);
    expect(DURATION_OPTIONS.map(({ days }) => searchTexts.english.upToDays(days))).toEqual([
      'Up to 5 days',
      'Up to 10 days',
      'Up to 15 days',
      'Up to 30 days',
    ]);
  });

  test('for budget are four ranges in dollars, the last one open', () => {
    expect(BUDGET_OPTIONS.map(({ value }) => value)).toEqual(['500-1000', '1000-2000', '2000-3000', '3000+']);
    expect(BUDGET_OPTIONS.map(({ from, to }) => [from, to])).toEqual([
      [500, 1000],
      [1000, 2000],
      [2000, 3000],
      [3000, null],
    ]);
  });
});

describe('the criteria', () => {
  test('are empty at first', () => {
    expect([NO_CRITERIA, hasCriteria(NO_CRITERIA)]).toEqual([
      { country: '', duration: '', activity: '', budget: '' },
      false,
    ]);
  });

  test.each(['country', 'duration', 'activity', 'budget'] as const)('are not empty once a %s is chosen', (name) => {
    expect(hasCriteria({ ...NO_CRITERIA, [name]: 'x' })).toBe(true);
  });

  test('L9: in simple mode are the country alone, and the others return with the advanced mode', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const before = { ...criteria };
        expect(visibleCriteria(criteria, true)).toEqual({ ...NO_CRITERIA, country: criteria.country });
        expect(visibleCriteria(criteria, false)).toEqual(criteria);
        expect(criteria).toEqual(before);
      }),
    );
  });
});

describe('the query', () => {
  test('has the choices, in the form of the listing’s address', () => {
    const criteria = { country: 'Nepal', duration: '1-10', activity: 'Heli-Mountain flight tours', budget: '3000+' };
    expect(searchQuery(criteria)).toBe(
      'country=Nepal&duration=1-10&activity=Heli-Mountain+flight+tours&budget=3000%2B',
    );
  });

  test('has exactly the non-empty criteria, whatever they are', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const chosen = Object.entries(criteria).filter(([, value]) => value !== '');
        expect([...new URLSearchParams(searchQuery(criteria))]).toEqual(chosen);
        expect(searchQuery(criteria) !== '').toBe(hasCriteria(criteria));
      }),
    );
  });
});
