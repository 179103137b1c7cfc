import { randomInt } from 'node:crypto';
import { foldText } from '@trek/ui/internal/search-index';

/**
 * Letters and digits that are hard to confuse in writing or speech (no 0 O, 1 I L, 5 S, 8 B, Z 2, U V), and no vowels,
 * so no word appears by chance.
 */
const SIGNS = '234679CDFGHJKMNPQRTVWXY';
const LENGTH = 6;
const PREFIX = 'TH-';

/** A random reference such as `TH-7K3M2Q`, easy to say on the phone. Guessing one gives no access. */
export function newReference(): string {
  return PREFIX + Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** More are not looked for in one text. */
const MOST_NAMED = 5;

/** The references that a text names, in any case. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\bTH-[A-Z\d]{6}\b/gi)].slice(0, MOST_NAMED).map(([reference]) => reference.toUpperCase());

/** A reference as it is typed, or pasted from a mail or a sentence: in any case and width, with any hyphen, in brackets. */
export const plainReference = (text: string): string =>
  (/[a-z\d]+(?:-[a-z\d]+)*/.exec(foldText(text).replaceAll(' ', ''))?.[0] ?? '').toUpperCase();
