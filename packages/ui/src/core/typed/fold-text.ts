import { latinDigits } from './latin-digits.ts';
import { unified } from './unified.ts';

const PLAIN = /^[a-z\d '-]*$/;
/** Diacritics of Latin, Greek, Cyrillic, Hebrew and Arabic (those of other scripts are vowels), and marks without ink. */
const WITHOUT_SOUND =
  /[\u0300-\u036f]|[\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]|\p{Default_Ignorable_Code_Point}/gu;
/** Letters that don't decompose into a plain letter and a mark, but are typed as plain ones. */
const LETTERS = new Map(
  'ß-ss ø-o ł-l đ-d ð-d ħ-h ŧ-t þ-th æ-ae œ-oe ı-i'.split(' ').map((pair) => pair.split('-') as [string, string]),
);

/**
 * A text as searches compare it: case, width, diacritics, invisible marks and the kind of an apostrophe, a dash, a digit or a
 * space make no difference.
 */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return latinDigits(unified(small, 'NFKD').replace(WITHOUT_SOUND, '').toLowerCase())
    .replace(/[ßøłđðħŧþæœı]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[‘’‛ʼʻʹꞌ´`′]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ')
    .normalize('NFC');
}
