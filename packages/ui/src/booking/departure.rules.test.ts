import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../internal/calendar-date.ts';
import { bookingPolicyOf, departureOf, isOnRequest, seasonOn } from './departure.rules.ts';

const TODAY = '2026-11-21';
const NOTHING_FIRM = { isSeasonFirm: undefined, isMinimumFirm: undefined };
const chadar = bookingPolicyOf({
  ...{ bestSeason: ['Winter'], seasonMonths: [1, 2] },
  ...{ minimumTravelers: 4, isMinimumFirm: true },
});
const mustang = bookingPolicyOf({
  bestSeason: ['Spring', 'Summer', 'Monsoon', 'Autumn'],
  minimumTravelers: 2,
  leadTimeDays: 14,
});
const everest = bookingPolicyOf({ bestSeason: ['Spring', 'Autumn'], minimumTravelers: 1 });

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
  ])('to %s (%#) on %s for %i is %s', (_, policy, startDate, travelers, kind) => {
    expect(departureOf(policy, startDate, TODAY, travelers).kind).toBe(kind);
  });

  test.each([
    ['out of the months in which alone a trek goes', chadar, '2027-07-10', 1, true],
    ['out of them with the whole group', chadar, '2027-07-10', 6, true],
    ['with fewer than the group that a trek needs', chadar, '2027-01-20', 1, true],
    ['in season with the group', chadar, '2027-01-20', 4, false],
    ['out of the best seasons, which are a hint', everest, '2027-07-10', 1, false],
    ['below the usual group, which is a hint', mustang, '2027-05-01', 1, false],
    ['out of season, where only the group is firm', { ...chadar, isSeasonFirm: false }, '2027-07-10', 1, true],
    ['tomorrow, without the group', chadar, '2026-11-22', 1, true],
    ['out of season alone, where only the season is firm', { ...chadar, isMinimumFirm: false }, '2027-07-10', 1, true],
    ['where a backend says nothing of requests', { ...chadar, ...NOTHING_FIRM }, '2027-07-10', 1, false],
  ])('%s is on request: %#', (_, policy, startDate, travelers, isAsked) => {
    expect(isOnRequest(policy, startDate, travelers)).toBe(isAsked);
  });

  test('that is too early names the first day, and one that is too late the last', () => {
    expect(departureOf(mustang, TODAY, TODAY, 2)).toEqual({ kind: 'tooEarly', earliest: '2026-12-05' });
    expect(departureOf(mustang, '2029-01-01', TODAY, 2)).toEqual({ kind: 'tooLate', latest: '2028-05-21' });
  });

  const policies = fc
    .record({
      bestSeason: fc.subarray(['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter'], { minLength: 1 }),
      minimumTravelers: fc.integer({ min: 1, max: 8 }),
      isMinimumFirm: fc.boolean(),
      leadTimeDays: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    })
    .map(bookingPolicyOf);
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

  test('that is on request says why', () => {
    fc.assert(
      fc.property(
        policies,
        days,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (policy, day, travelers, isSeasonFirm) => {
          const firm = { ...policy, isSeasonFirm };
          const { kind } = departureOf(firm, day, TODAY, travelers);
          if (kind === 'tooEarly' || kind === 'tooLate' || !isOnRequest(firm, day, travelers)) return;
          expect(kind === 'outOfSeason' ? isSeasonFirm : kind === 'belowMinimum' && firm.isMinimumFirm).toBe(true);
        },
      ),
    );
  });

  test('has each month in one season, with a shoulder on both sides of it', () => {
    fc.assert(
      fc.property(policies, ({ seasonMonths, shoulderMonths }) => {
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
