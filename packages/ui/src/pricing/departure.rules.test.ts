import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../core/internal/calendar-date.ts';
import { departureOf, earliestStart, isOnRequest, seasonOn } from './departure.rules.ts';

const TODAY = '2026-11-21';
const BOUNDS = { shoulderMonths: [], minimumTravelers: 1, leadTimeDays: 3, longestLeadMonths: 18 };
const chadar = { ...BOUNDS, seasonMonths: [1, 2], minimumTravelers: 4 };
const mustang = {
  ...BOUNDS,
  ...{ seasonMonths: [3, 4, 5, 6, 7, 8, 9, 10, 11], shoulderMonths: [2, 12], minimumTravelers: 2, leadTimeDays: 14 },
};
const everest = { ...BOUNDS, seasonMonths: [3, 4, 5, 9, 10, 11], shoulderMonths: [2, 6, 8, 12] };
/** A trek that goes all year, and one without a known season. */
const kathmandu = { ...BOUNDS, seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
const unknown = { ...BOUNDS, seasonMonths: [] };
/** Nine days with a pass, in a season that ends where snow begins. */
const kashmir = { ...BOUNDS, seasonMonths: [7, 8, 9], shoulderMonths: [6], crossesPass: true, days: 9 };
const winterWalk = { ...BOUNDS, seasonMonths: [11, 12, 1, 2], shoulderMonths: [10, 3], crossesPass: true, days: 9 };
const snowman = { ...BOUNDS, seasonMonths: [9, 10], crossesPass: true, talkFirst: true, days: 29 };
const tibet = { ...BOUNDS, seasonMonths: [4, 5, 9, 10], closed: [{ from: '02-20', to: '03-31' }], days: 9 };

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
    ['a trek without a known season', unknown, '2027-07-10', 1, 'possible'],
    ['Kashmir', kashmir, '2027-08-10', 1, 'possible'],
    ['Kashmir', kashmir, '2027-06-30', 1, 'uncertainPass'],
    ['Kashmir', kashmir, '2027-09-22', 1, 'possible'],
    ['Kashmir', kashmir, '2027-09-23', 1, 'outOfSeason'],
    ['Kashmir', kashmir, '2027-11-20', 1, 'outOfSeason'],
    ['a winter walk', winterWalk, '2026-12-28', 1, 'possible'],
    ['a winter walk', winterWalk, '2027-02-27', 1, 'possible'],
    ['a winter walk', winterWalk, '2027-03-05', 1, 'uncertainPass'],
    ['a winter walk', winterWalk, '2027-04-05', 1, 'outOfSeason'],
    ['the Snowman', snowman, '2027-10-01', 8, 'talkFirst'],
    ['the Snowman', snowman, '2027-12-20', 8, 'talkFirst'],
    ['Tibet', tibet, '2027-03-08', 4, 'closed'],
    ['Tibet', tibet, '2027-02-12', 4, 'closed'],
    ['Tibet', tibet, '2027-02-11', 4, 'outOfSeason'],
    ['Tibet', tibet, '2027-04-01', 4, 'possible'],
  ])('to %s (%#) on %s for %i is %s', (_, policy, startDate, travelers, kind) => {
    expect(departureOf(policy, startDate, TODAY, travelers).kind).toBe(kind);
  });

  test.each([
    ['out of the only months in which a trek goes', chadar, '2027-07-10', 1, true],
    ['out of them with the whole group', chadar, '2027-07-10', 6, true],
    ['with fewer than the group that a trek needs', chadar, '2027-01-20', 1, true],
    ['in season with the group', chadar, '2027-01-20', 4, false],
    ['out of the best seasons', everest, '2027-07-10', 1, true],
    ['in them', everest, '2027-04-01', 1, false],
    ['in the months next to the season', everest, '2027-06-01', 1, false],
    ['below the usual group', mustang, '2027-05-01', 1, true],
    ['below it in the months next to the season', mustang, '2027-12-10', 1, true],
    ['with the usual group', mustang, '2027-05-01', 2, false],
    ['tomorrow, without the group', chadar, '2026-11-22', 1, true],
    ['on any day of a trek that goes all year', kathmandu, '2027-01-10', 1, false],
    ['without a known season', unknown, '2027-07-10', 1, false],
    ['next to the season of a trek over a pass', kashmir, '2027-06-10', 2, true],
    ['in its season', kashmir, '2027-08-10', 2, false],
    ['any day of a trek that is arranged on request only', snowman, '2027-10-01', 8, true],
  ])('%s is on request: %#', (_, policy, startDate, travelers, expected) => {
    expect(isOnRequest(policy, startDate, travelers)).toBe(expected);
  });

  test('names the first day if it is too early, and the last day if it is too late', () => {
    expect(departureOf(mustang, TODAY, TODAY, 2)).toEqual({ kind: 'tooEarly', earliest: '2026-12-05' });
    expect(departureOf(mustang, '2029-01-01', TODAY, 2)).toEqual({ kind: 'tooLate', latest: '2028-05-21' });
  });

  test('names the next day on which it can start if it is closed', () => {
    const [period] = tibet.closed;
    expect(departureOf(tibet, '2027-02-12', TODAY, 2)).toEqual({ kind: 'closed', period, next: '2027-04-01' });
    const always = { ...tibet, closed: [{ from: '01-01', to: '12-31' }] };
    expect(departureOf(always, '2027-05-01', TODAY, 2)).toMatchObject({ kind: 'closed', next: null });
  });

  test('is possible only after a closed period that contains the earliest day', () => {
    expect(earliestStart(tibet, '2027-02-01')).toBe('2027-02-04');
    expect(earliestStart(tibet, '2027-02-20')).toBe('2027-04-01');
    expect(departureOf(tibet, '2027-02-21', '2027-02-20', 2)).toEqual({ kind: 'tooEarly', earliest: '2027-04-01' });
  });

  test('needs no request if others can join it, unless the trek is arranged on request only', () => {
    expect(isOnRequest(chadar, '2027-07-10', 1, true)).toBe(false);
    expect(isOnRequest(snowman, '2027-10-01', 8, true)).toBe(true);
  });

  const monthsOf = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const policies = fc.record({
    seasonMonths: monthsOf,
    shoulderMonths: monthsOf,
    crossesPass: fc.boolean(),
    closed: fc.subarray([
      { from: '02-20', to: '03-31' },
      { from: '12-20', to: '03-10' },
      { from: '2027-05-01', to: '2027-05-03' },
    ]),
    days: fc.integer({ min: 0, max: 30 }),
    minimumTravelers: fc.integer({ min: 1, max: 8 }),
    leadTimeDays: fc.integer({ min: 0, max: 90 }),
    longestLeadMonths: fc.constant(18),
  });
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

  test('is never harder to book for one more traveler, and depends on the month alone', () => {
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

  test('is on request exactly if there is a reason', () => {
    fc.assert(
      fc.property(policies, days, fc.integer({ min: 1, max: 12 }), (policy, day, travelers) => {
        const { kind } = departureOf(policy, day, TODAY, travelers);
        if (['tooEarly', 'tooLate', 'closed'].includes(kind)) return;
        expect(isOnRequest(policy, day, travelers)).toBe(!['possible', 'shoulder'].includes(kind));
      }),
    );
  });

  test('avoids closed periods, and the next day that it names can be booked', () => {
    fc.assert(
      fc.property(policies, days, (policy, day) => {
        const departure = departureOf(policy, day, TODAY, 12);
        if (departure.kind !== 'closed' || departure.next === null) return;
        expect(departure.next > day).toBe(true);
        expect(['closed', 'tooEarly', 'tooLate']).not.toContain(departureOf(policy, departure.next, TODAY, 12).kind);
      }),
    );
  });

  test('over a pass is paid at once in the months of the season alone', () => {
    fc.assert(
      fc.property(policies, days, (policy, day) => {
        const { kind } = departureOf({ ...policy, crossesPass: true }, day, TODAY, 12);
        if (policy.seasonMonths.length === 0) return;
        if (kind === 'possible') expect(policy.seasonMonths).toContain(Number(day.slice(5, 7)));
        expect(kind).not.toBe('shoulder');
      }),
    );
  });
});
