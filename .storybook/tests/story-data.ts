import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY_CODES, countryName } from '../../packages/ui/src/core/internal/countries.ts';
import { en } from '../../packages/ui/src/messages/en.ts';

const root = join(import.meta.dirname, '../..');

/** As texts are compared: numbers and what a template puts in stand for each other, and titles lose percent signs. */
const plain = (text: string) =>
  text
    .replace(/\$\{[^}]*\}|\d+/g, '#')
    .replaceAll('%', '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
/** A text that a story searches for is not its own data: the kit may write it. */
const LOOKS_FOR_IT = /expect\(|(get|find|query)(All)?By|Button\(|screen\./;
const read = (file: string) =>
  plain(
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !LOOKS_FOR_IT.test(line))
      .join(' '),
  );

/** The catalogue and the people that stories are given. */
const FIXTURES = [
  ...globSync('packages/ui/src/testing/*.{ts,tsx}', { cwd: root }),
  // Names the activities of a catalogue that has none.
  'packages/ui/src/catalogue/listing/listing.rules.ts',
]
  .map(read)
  .join(' ');

/** These are called otherwise in Chromium's data than in those of Node. */
const CHROMIUM_NAMES = ['Falkland Islands (Islas Malvinas)', 'Hong Kong', 'Macao', 'Palestine'];
/** Names of countries, which the browser knows in each language. */
const COUNTRIES = new Set([...COUNTRY_CODES.map((code) => countryName(code, 'en')), ...CHROMIUM_NAMES].map(plain));

/** Numbers with their units, months and days. */
const OF_THE_LOCALE =
  /^[−#\s]*(m|km|h|mm|kg|°c)?$|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$|(# )?(january|february|march|april|may|june|july|august|september|october|november|december)( #)?|^(mon|tues|wednes|thurs|fri|satur|sun)day$/;

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text === 'function') return [];
    return typeof text === 'object' ? textsOf(text) : [String(text)];
  });
const ENGLISH = new Set(textsOf(en).map(plain));

/**
 * Whether a text that is in no language is the host's or the backend's.
 * @param file of the story
 */
export function isData(text: string, file: string): boolean {
  const given = plain(text).trim();
  if (read(file).includes(given) || COUNTRIES.has(given)) return true;
  if (ENGLISH.has(given)) return false;
  const parts = given.split(/(?<=[.,·])\s/).map((part) => part.replace(/[,·]$/, '').trim());
  return parts.every((part) => FIXTURES.includes(part) || OF_THE_LOCALE.test(part));
}
