import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isCalendarDate } from './calendar-date.ts';
import { companyDay } from './company-day.ts';

const anyDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9000-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['2030-01-01', '2028-02-29', '2000-02-29', '2030-12-31', '2030-04-30'])('%s is a date', (text) => {
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
])('%j is not a date', (text) => {
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

test('adding days gives a date, keeps the order, and can be undone', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const moved = addDays(date, days);
      expect(isCalendarDate(moved)).toBe(true);
      expect(addDays(moved, -days)).toBe(date);
      expect(Math.sign(days)).toBe(moved === date ? 0 : moved > date ? 1 : -1);
    }),
  );
});

test.each([
  ['2030-01-01T18:14:59.999Z', '2030-01-01'],
  ['2030-01-01T18:15:00.000Z', '2030-01-02'],
  ['2029-12-31T18:15:00.000Z', '2030-01-01'],
])('D7: at %s it is %s in the company’s calendar', (moment, day) => {
  expect(companyDay(new Date(moment))).toBe(day);
});
