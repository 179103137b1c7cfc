import { expect, test } from 'vitest';
import { formatKilometers, formatList, formatLongDate, formatMeters, formatUsd } from '../../kit/format.ts';

test.each([
  [1450, '$1,450'],
  [0, '$0'],
  [12.5, '$12.50'],
  [1_234_567.89, '$1,234,567.89'],
  [-290, '-$290'],
])('%d dollars read %s', (usd, text) => {
  expect(formatUsd(usd)).toBe(text);
});

test.each([
  ['2027-03-04', 'March 4, 2027'],
  ['2027-03-04T18:14:59.000Z', 'March 4, 2027'],
  ['2027-03-04T18:15:00.000Z', 'March 5, 2027'],
  ['2027-03-04T00:00:00+05:45', 'March 4, 2027'],
  ['2027-03-04T23:59:59', 'March 4, 2027'],
  ['2027-03-04T99:99:99Z', 'March 4, 2027'],
  ['2028-02-29', 'February 29, 2028'],
  ['soon', 'soon'],
  ['', ''],
])('the day %j reads %j in every time zone', (date, text) => {
  expect(formatLongDate(date)).toBe(text);
});

test('other languages have their own form', () => {
  expect(formatUsd(1450, 'de-DE').replace(/\s/g, ' ')).toBe('1.450 $');
  expect(formatLongDate('2027-03-04', 'de-DE')).toBe('4. März 2027');
});

test('heights and distances have the locale’s digits and its name of the unit', () => {
  expect([formatMeters(5164), formatMeters(5164, 'de-DE')]).toEqual(['5,164 m', '5.164 m']);
  expect([0.5, 1, 10].map((kilometers) => formatKilometers(kilometers))).toEqual(['0.5 km', '1 km', '10 km']);
});

test.each([
  [['Spring', 'Autumn'], 'en-US', 'Spring, Autumn'],
  [['März', 'April', 'Mai'], 'de-DE', 'März, April und Mai'],
  [['Spring'], 'en-US', 'Spring'],
  [[], 'en-US', ''],
])('%j are listed in %s as %j', (items, locale, text) => {
  expect(formatList(items, locale)).toBe(text);
});
