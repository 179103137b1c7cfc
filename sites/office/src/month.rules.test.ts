import { expect, test } from 'vitest';
import { daysOf, monthAfter, monthOf, weeksOf } from './month.rules.ts';

test('is that of the address, or of today where the address has none', () => {
  expect(monthOf('2027-03', '2026-11-30')).toBe('2027-03');
  for (const given of [null, '', '2027-13', '2027-3', 'March']) expect(monthOf(given, '2026-11-30')).toBe('2026-11');
});

test('follows and precedes others over the end of the year', () => {
  expect([monthAfter('2027-12', 1), monthAfter('2027-01', -1), monthAfter('2027-03', 12)]).toEqual([
    '2028-01',
    '2026-12',
    '2028-03',
  ]);
});

test('ends on its own last day', () => {
  expect(['2027-02', '2028-02', '2027-04', '2027-12'].map((month) => daysOf(month).until)).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2027-04-30',
    '2027-12-31',
  ]);
});

test('has weeks from Sunday to Saturday, with its days alone', () => {
  // March 1, 2027 is a Monday.
  const weeks = weeksOf('2027-03');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    ...['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06'],
  ]);
  expect(weeks[4]).toEqual(['2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31', null, null, null]);
  // February of 2026 fills four weeks exactly.
  expect(weeksOf('2026-02').flat()).toHaveLength(28);
});
