import { expect, test } from 'vitest';
import { stripeLocale } from './stripe-locale.ts';

test.each([
  ['en-US', 'en'],
  ['en-GB', 'en-GB'],
  ['de-DE', 'de'],
  ['de', 'de'],
  ['fr-CA', 'fr-CA'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
  ['zh-Hant-TW', 'zh'],
  ['ne-NP', 'auto'],
  ['', 'auto'],
])('card fields of a page in %j are in %s', (locale, expected) => {
  expect(stripeLocale(locale)).toBe(expected);
});
