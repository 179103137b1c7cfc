import { expect, test } from 'vitest';
import { formatPercent } from './intl-format.ts';

// CLDR's patterns, with the spaces that do not break.
test.each([
  ['en-US', '5%'],
  ['de-DE', '5 %'],
  ['fr-FR', '5 %'],
  ['es-ES', '5 %'],
])('a share in %s is %s', (locale, written) => {
  expect(formatPercent(5, locale).replace(/\s/, ' ')).toBe(written);
});
