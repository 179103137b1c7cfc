import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, isCalendarDate, localCalendarDate } from './calendar-date.ts';

const anyDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9000-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['2030-01-01', '2028-02-29', '2000-02-29', '2030-12-31', '2030-04-30'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2030-02-29',
  '1900-02-29',
  '2030-02-31',
  '2030-04-31',
  '2030-00-10',
  '2030-13-01',
  '2030-01-00',
  '2030-01-32',
  '2030-1-1',
  ' 2030-01-01',
  '2030-01-01T00:00:00Z',
  '',
  'today',
])('%j is no day', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2030-02-28', 1, '2030-03-01'],
  ['2030-12-31', 1, '2031-01-01'],
  ['2030-01-01', -1, '2029-12-31'],
  ['2030-06-15', 0, '2030-06-15'],
  ['2030-01-01', 365, '2031-01-01'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('adding days gives a day, keeps the order, and goes back again', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const moved = addDays(date, days);
      expect(isCalendarDate(moved)).toBe(true);
      expect(addDays(moved, -days)).toBe(date);
      expect(Math.sign(days)).toBe(moved === date ? 0 : moved > date ? 1 : -1);
    }),
  );
});

test('D7: the day of a moment is that of the visitor’s own clock', () => {
  expect(localCalendarDate(new Date(2030, 0, 1, 0, 0, 0))).toBe('2030-01-01');
  expect(localCalendarDate(new Date(2030, 11, 31, 23, 59, 59, 999))).toBe('2030-12-31');
});

describe.each([
  ['Pacific/Auckland', '2030-01-02', '2030-01-01'],
  ['UTC', '2030-01-01', '2030-01-01'],
  ['Asia/Kathmandu', '2030-01-02', '2030-01-01'],
  ['Pacific/Honolulu', '2030-01-01', '2029-12-31'],
])('in the time zone %s', (zone, evening, morning) => {
  const own = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test('a moment has the day of the visitor’s own calendar', () => {
    expect(localCalendarDate(new Date('2030-01-01T18:30:00Z'))).toBe(evening);
    expect(localCalendarDate(new Date('2030-01-01T05:00:00Z'))).toBe(morning);
  });

  test('days are counted without it', () => {
    expect(addDays('2030-03-30', 2)).toBe('2030-04-01');
  });
});
