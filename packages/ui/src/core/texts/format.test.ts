import { expect, test } from 'vitest';
import { formatKilometers, formatList, formatLongDate, formatMeters, formatUsd } from '../../kit/format.ts';
import { formatDays } from '../../kit/format-days.ts';
import { formatCelsius } from '../../kit/format-measures.ts';

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

test.each([
  ['2027-04-10', '2027-04-20', 'en-US', 'April 10 – 20, 2027'],
  ['2027-04-28', '2027-05-08', 'en-US', 'April 28 – May 8, 2027'],
  ['2026-12-28', '2027-01-05', 'en-US', 'December 28, 2026 – January 5, 2027'],
  ['2027-04-10', '2027-04-10', 'en-US', 'April 10, 2027'],
  ['2027-04-10', '2027-04-20', 'de-DE', '10.–20. April 2027'],
  ['2027-04-10', null, 'en-US', 'April 10, 2027'],
  ['2027-04-10', '', 'en-US', 'April 10, 2027'],
  ['', '2027-04-20', 'en-US', 'April 20, 2027'],
  ['2027-04-10', 'later', 'en-US', 'April 10, 2027 – later'],
  // A backend that has them the wrong way around is not corrected.
  ['2027-04-20', '2027-04-10', 'en-US', 'April 20, 2027 – April 10, 2027'],
  ['2027-04-09T18:15:00.000Z', '2027-04-20', 'en-US', 'April 10 – 20, 2027'],
])('the days from %j to %j read in %s as %j', (start, end, locale, text) => {
  expect(formatDays(start, end, locale).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  [-8, '−8°C'],
  [-0.4, '0°C'],
  [-0, '0°C'],
  [0.4, '0°C'],
  [21, '21°C'],
])('%d degrees read %s', (degrees, text) => {
  expect(formatCelsius(degrees)).toBe(text);
});
