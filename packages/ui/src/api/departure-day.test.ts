import { expect, test } from 'vitest';
import { departureDay } from './departure-day.ts';

test.each([
  ['2027-03-14', '2026-11-23', 'en-US', '14 March'],
  ['2027-11-22', '2026-11-23', 'en-US', '22 November'],
  ['2027-11-23', '2026-11-23', 'en-US', '23 November 2027'],
  ['2027-03-14', '2026-11-23', 'de-DE', '14. März'],
  ['2027-03-14', '2026-11-23', 'fr-FR', '14 mars'],
  ['2027-03-14', '2026-11-23', 'es-ES', '14 de marzo'],
])('%s is called on %s in %s: %s', (startDate, today, locale, day) => {
  expect(departureDay(startDate, today, locale)).toBe(day);
});
