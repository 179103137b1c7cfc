import { expect, test } from 'vitest';
import { COUNTRY_CODES, countryChoices, countryName, isCountryCode } from './countries.ts';

test('every country of ISO 3166 has a code, and Kosovo', () => {
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(new Set(COUNTRY_CODES).size).toBe(250);
  expect(COUNTRY_CODES.filter((code) => !isCountryCode(code))).toEqual([]);
});

test.each(['en', 'de', 'fr', 'es', 'ne'])('every country has a name in %s, in its order', (locale) => {
  const choices = countryChoices(locale);
  expect(choices.filter(({ value, label }) => label === value)).toEqual([]);
  const { compare } = new Intl.Collator(locale);
  expect(choices.map(({ label }) => label)).toEqual(choices.map(({ label }) => label).sort(compare));
});

test.each(['xx', 'XX', 'np', 'D A', 'A\n', '', 'Nepal', 'ZZ', 'NPL'])('%j is no country', (text) => {
  expect(isCountryCode(text)).toBe(false);
  expect(countryName(text, 'de')).toBe(text);
});

test('a country is called as its language does', () => {
  expect(countryName('NP', 'es')).toBe('Nepal');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
});
