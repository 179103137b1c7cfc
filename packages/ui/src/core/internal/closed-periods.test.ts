import { describe, expect, test } from 'vitest';
import { closedPeriodOn, firstOpenStart, isClosedPeriod } from './closed-periods.ts';

const TIBET = { from: '02-20', to: '03-31' };
const WINTER = { from: '12-20', to: '03-10' };
const LEAP = { from: '02-29', to: '02-29' };
const ONCE = { from: '2027-04-10', to: '2027-04-12' };

describe('a closed period', () => {
  test.each([
    [TIBET, '2027-02-19', false],
    [TIBET, '2027-02-20', true],
    [TIBET, '2028-02-29', true],
    [TIBET, '2027-03-31', true],
    [TIBET, '2027-04-01', false],
    [WINTER, '2026-12-19', false],
    [WINTER, '2026-12-31', true],
    [WINTER, '2027-01-01', true],
    [WINTER, '2027-03-10', true],
    [WINTER, '2027-03-11', false],
    [LEAP, '2028-02-29', true],
    [LEAP, '2027-02-28', false],
    [LEAP, '2027-03-01', false],
    [ONCE, '2027-04-10', true],
    [ONCE, '2028-04-10', false],
  ])('%j on %s: %s', (period, day, isClosed) => {
    expect(closedPeriodOn([period], day, 1) !== undefined).toBe(isClosed);
  });

  test('affects a trip with any of its days', () => {
    expect(closedPeriodOn([TIBET], '2027-02-17', 3)).toBeUndefined();
    expect(closedPeriodOn([TIBET], '2027-02-17', 4)).toBe(TIBET);
    expect(closedPeriodOn([ONCE], '2027-04-01', 30)).toBe(ONCE);
  });

  test.each([
    ['02-20', '03-31', true],
    ['12-20', '03-10', true],
    ['02-29', '02-29', true],
    ['2027-04-10', '2027-04-12', true],
    ['02-30', '03-31', false],
    ['2-20', '3-31', false],
    ['2027-04-12', '2027-04-10', false],
    ['2027-02-29', '2027-03-10', false],
    ['04-10', '2027-04-12', false],
    ['', '', false],
  ])('from %s to %s is one: %s', (from, to, isOne) => {
    expect(isClosedPeriod({ from, to })).toBe(isOne);
  });
});

describe('the first open start', () => {
  test.each([
    ['2027-01-15', 1, '2027-03-11'],
    ['2027-03-11', 1, '2027-03-11'],
    ['2026-12-15', 5, '2026-12-15'],
    ['2026-12-16', 5, '2027-03-11'],
    // Two periods, with a gap that is too short for the trip.
    ['2027-03-05', 31, '2027-04-13'],
    ['2027-03-05', 30, '2027-03-11'],
  ])('from %s for %i days is %s', (from, days, start) => {
    expect(firstOpenStart([WINTER, ONCE], from, days, '2028-12-31')).toBe(start);
  });

  test('is undefined if every day is closed', () => {
    expect(firstOpenStart([{ from: '01-01', to: '12-31' }], '2027-01-01', 1, '2028-06-30')).toBeNull();
    expect(firstOpenStart([WINTER], '2027-01-01', 1, '2027-03-10')).toBeNull();
  });
});
