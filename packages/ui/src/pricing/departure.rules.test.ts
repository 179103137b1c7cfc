import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../core/internal/calendar-date.ts';
import { bookingPolicyOf, departureOf, isOnRequest, seasonOn } from './departure.rules.ts';

const TODAY = '2026-11-21';
const chadar = bookingPolicyOf({ bestSeason: ['Winter'], seasonMonths: [1, 2], minimumTravelers: 4 });
const mustang = bookingPolicyOf({
  bestSeason: ['Spring', 'Summer', 'Monsoon', 'Autumn'],
  minimumTravelers: 2,
  leadTimeDays: 14,
});
const everest = bookingPolicyOf({ bestSeason: ['Spring', 'Autumn'], minimumTravelers: 1 });
/** A trek that goes all year, and two without a known season. */
const kathmandu = bookingPolicyOf({ bestSeason: ['Spring', 'Monsoon', 'Autumn', 'Winter'], minimumTravelers: 1 });
const unknown = bookingPolicyOf({ bestSeason: [], minimumTravelers: 1 });
const afterDashain = bookingPolicyOf({ bestSeason: ['After Dashain'], minimumTravelers: 2 });

describe('a departure', () => {
  test.each([
    ['Everest', everest, '2027-04-01', 1, 'possible'],
    ['Everest', everest, '2027-06-01', 1, 'shoulder'],
    ['Everest', everest, '2027-02-28', 1, 'shoulder'],
    ['Everest', everest, '2027-07-10', 1, 'outOfSeason'],
    ['Everest', everest, '2026-11-23', 1, 'tooEarly'],
    ['Everest', everest, '2026-11-24', 1, 'possible'],
    ['Everest', everest, '2028-05-21', 1, 'possible'],
    ['Everest', everest, '2028-05-22', 1, 'tooLate'],
    ['the frozen river', chadar, '2027-07-10', 1, 'outOfSeason'],
    ['the frozen river', chadar, '2027-03-01', 6, 'outOfSeason'],
    ['the frozen river', chadar, '2027-01-20', 1, 'belowMinimum'],
    ['the frozen river', chadar, '2027-01-20', 4, 'possible'],
    ['Mustang', mustang, TODAY, 2, 'tooEarly'],
    ['Mustang', mustang, '2026-12-04', 2, 'tooEarly'],
    ['Mustang', mustang, '2026-12-05', 2, 'shoulder'],
    ['Mustang', mustang, '2027-05-01', 1, 'belowMinimum'],
    ['Mustang', mustang, '2027-12-10', 1, 'belowMinimum'],
    ['Mustang', mustang, '2028-01-10', 1, 'outOfSeason'],
    ['Kathmandu', kathmandu, '2027-01-10', 1, 'possible'],
    ['Kathmandu', kathmandu, '2027-07-10', 1, 'possible'],
    ['where no season is known', unknown, '2027-07-10', 1, 'possible'],
    ['where no word of the seasons is known', afterDashain, '2027-07-10', 2, 'possible'],
    ['where no word of the seasons is known', afterDashain, '2027-07-10', 1, 'belowMinimum'],
  ])('to %s (%#) on %s for %i is %s', (_, policy, startDate, travelers, kind) => {
    expect(departureOf(policy, startDate, TODAY, travelers).kind).toBe(kind);
  });

  test.each([
    ['out of the months in which alone a trek goes', chadar, '2027-07-10', 1, true],
    ['out of them with the whole group', chadar, '2027-07-10', 6, true],
    ['with fewer than the group that a trek needs', chadar, '2027-01-20', 1, true],
    ['in season with the group', chadar, '2027-01-20', 4, false],
    ['out of the best seasons', everest, '2027-07-10', 1, true],
    ['in them', everest, '2027-04-01', 1, false],
    ['in the months beside them', everest, '2027-06-01', 1, false],
    ['below the usual group', mustang, '2027-05-01', 1, true],
    ['below it in the months beside the season', mustang, '2027-12-10', 1, true],
    ['with the usual group', mustang, '2027-05-01', 2, false],
    ['tomorrow, without the group', chadar, '2026-11-22', 1, true],
    ['on any day of a trek that goes all year', kathmandu, '2027-01-10', 1, false],
    ['where no season is known', unknown, '2027-07-10', 1, false],
    ['where no word of the seasons is known', afterDashain, '2027-07-10', 2, false],
    ['below the group, where no word of the seasons is known', afterDashain, '2027-07-10', 1, true],
  ])('%s is on request: %#', (_, policy, startDate, travelers, isAsked) => {
    expect(isOnRequest(policy, startDate, travelers)).toBe(isAsked);
  });

  test('that is too early names the first day, and one that is too late the last', () => {
    expect(departureOf(mustang, TODAY, TODAY, 2)).toEqual({ kind: 'tooEarly', earliest: '2026-12-05' });
    expect(departureOf(mustang, '2029-01-01', TODAY, 2)).toEqual({ kind: 'tooLate', latest: '2028-05-21' });
  });

  const facts = fc.record({
    bestSeason: fc.subarray(['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter', 'After Dashain']),
    seasonMonths: fc.option(fc.subarray([1, 2, 6, 12], { minLength: 1 }), { nil: undefined }),
    minimumTravelers: fc.integer({ min: 1, max: 8 }),
    leadTimeDays: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
  });
  const policies = facts.map(bookingPolicyOf);
  const wordedPolicies = facts.map(({ seasonMonths: _, ...trek }) => bookingPolicyOf(trek));
  const days = fc.integer({ min: -30, max: 700 }).map((ahead) => addDays(TODAY, ahead));

  test('is bookable between the first and the last day, and nowhere else', () => {
    fc.assert(
      fc.property(policies, days, fc.integer({ min: 1, max: 12 }), (policy, day, travelers) => {
        const { kind } = departureOf(policy, day, TODAY, travelers);
        const isWithin = day >= addDays(TODAY, policy.leadTimeDays) && day <= addMonths(TODAY, 18);
        expect(kind !== 'tooEarly' && kind !== 'tooLate').toBe(isWithin);
      }),
    );
  });

  test('never gets worse for one more traveler, and depends on the season by the month alone', () => {
    fc.assert(
      fc.property(policies, days, fc.integer({ min: 1, max: 12 }), (policy, day, travelers) => {
        const now = departureOf(policy, day, TODAY, travelers);
        const more = departureOf(policy, day, TODAY, travelers + 1);
        if (now.kind !== 'belowMinimum') expect(more).toEqual(now);
        if (!isOnRequest(policy, day, travelers)) expect(isOnRequest(policy, day, travelers + 1)).toBe(false);
        expect(seasonOn(policy, day)).toBe(seasonOn(policy, `${day.slice(0, 8)}15`));
      }),
    );
  });

  test('is on request only out of season or below the minimum', () => {
    fc.assert(
      fc.property(policies, days, fc.integer({ min: 1, max: 12 }), (policy, day, travelers) => {
        const { kind } = departureOf(policy, day, TODAY, travelers);
        if (kind === 'tooEarly' || kind === 'tooLate') return;
        expect(isOnRequest(policy, day, travelers)).toBe(kind === 'outOfSeason' || kind === 'belowMinimum');
      }),
    );
  });

  test('is never on request for its season in every month', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);
        expect(months.some((day) => !isOnRequest(policy, day, policy.minimumTravelers))).toBe(true);
      }),
    );
  });

  test('has each month in one season, with a shoulder on both sides of it', () => {
    fc.assert(
      fc.property(wordedPolicies, ({ seasonMonths, shoulderMonths }) => {
        expect(seasonMonths.filter((month) => shoulderMonths.includes(month))).toEqual([]);
        for (const month of seasonMonths) {
          for (const next of [(month % 12) + 1, ((month + 10) % 12) + 1]) {
            expect([...seasonMonths, ...shoulderMonths]).toContain(next);
          }
        }
      }),
    );
  });
});
