import { latinDigits } from './latin-digits.ts';
import { unified } from './unified.ts';

const PLAIN = /^[a-z\d '-]*$/;
/** Of Latin, Greek, Cyrillic, Hebrew and Arabic. Those of other scripts are vowels. */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;
/** Letters that don't decompose into a plain letter and a mark, but are typed as plain ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' },
};

/**
 * A text as searches compare it: case, width, diacritics, invisible marks and the kind of an apostrophe, a dash, a digit or a
 * space make no difference.
 */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  const decomposed = unified(small, 'NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return latinDigits(unified(decomposed, 'NFD').replace(DIACRITICS, ''))
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’‛ʼʻ´`′]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .normalize('NFC');
}
