import { foldText } from '../../core/typed/fold-text.ts';

/** Letters and digits of any script, with the marks and apostrophes among them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}'’‘‛ʼʻ`´′＇]*/gu;
const MARK = /\p{M}/gu;
/** Shorter ones are not taken for misspelled: half of all words are a letter away from another. */
const LEAST_LETTERS_WITH_A_TYPO = 5;
/** Words that tell no trek from another. */
const FILLERS = new Set(
  'a and are at by can do does for from have how i in is it me my near need of on the there to we what which with you'.split(
    ' ',
  ),
);
/** Whether a word tells no trek from another. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
/** The longest query: a pasted page is no question. */
const MOST_LETTERS = 100;
const MOST_WORDS = 8;

/** Marks and apostrophes make no difference: "Tiger’s" is searched as "tigers". */
const lettersOf = (word: string) => foldText(word).replace(MARK, '').replace(/'/g, '');

/** A word as it is compared: in lower case, without diacritics, in the singular. */
export function foldWord(word: string): string {
  const plain = lettersOf(word);
  if (plain.length < 5) return plain;
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  return /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words that are looked for, each once; fillers only where there is nothing else. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, MOST_LETTERS)).map(foldWord))].filter((word) => word !== '');
  const specific = words.filter((word) => !FILLERS.has(word));
  return (specific.length > 0 ? specific : words).slice(0, MOST_WORDS);
}

/** How well a word answers one that begins as it does: 1 where it is the same, 0 where it is another. */
export function spelledQuality(typed: string, word: string): number {
  if (!word.startsWith(typed)) return 0;
  return word.length === typed.length ? 1 : 0.6 + 0.3 * (typed.length / word.length);
}

/** How well a word, or its beginning, answers one with a typo in it. */
export function misspelledQuality(typed: string, word: string): number {
  if (typed.length < LEAST_LETTERS_WITH_A_TYPO) return 0;
  if (isMisspelled(typed, word)) return 0.5;
  const lengths = [typed.length, typed.length + 1, typed.length - 1].filter((length) => length < word.length);
  return lengths.some((length) => isOneEditAway(typed, word.slice(0, length))) ? 0.35 : 0;
}

/** Whether a word of five letters or more is another with one typo. */
export const isMisspelled = (typed: string, word: string): boolean =>
  typed.length >= LEAST_LETTERS_WITH_A_TYPO && isOneEditAway(typed, word);

/** One letter is missing, too many, another, or has changed places with the next. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 0) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  );
}

/** A run of a text, and whether it is what was looked for. */
export interface MarkedRun {
  text: string;
  /** Its start in the text. */
  start: number;
  isMatch: boolean;
}

/** Cuts a text where what was looked for begins and ends. */
export function markMatches(text: string, query: string): MarkedRun[] {
  const queries = queryWords(query);
  const runs: MarkedRun[] = [];
  let start = 0;
  const add = (part: string, isMatch: boolean) => {
    const last = runs.at(-1);
    if (last && last.isMatch === isMatch) last.text += part;
    else if (part !== '') runs.push({ text: part, start, isMatch });
    start += part.length;
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchedLength(word, queries);
    add(text.slice(end, index), false);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return runs;
}

/** How many letters of a word were asked for, from its beginning. */
function matchedLength(word: string, queries: readonly string[]): number {
  const folded = foldWord(word);
  const lengths = queries.map((query) => {
    if (spelledQuality(query, folded) > 0) return query === folded ? word.length : writtenLength(word, query.length);
    return misspelledQuality(query, folded) > 0 ? word.length : 0;
  });
  return Math.max(0, ...lengths);
}

/** How much of a word its first letters take as it is written, with the marks and apostrophes that are not compared. */
function writtenLength(word: string, letters: number): number {
  const written = [...word.matchAll(/[\p{L}\p{N}][^\p{L}\p{N}]*/gu)];
  let [length, count] = [0, 0];
  for (const [letter] of written) {
    if (count >= letters) break;
    count += lettersOf(letter).length;
    length += letter.length;
  }
  return length;
}
