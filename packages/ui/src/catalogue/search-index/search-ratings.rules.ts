import { memoizeWeak } from '../../core/internal/memoize-weak.ts';
import { foldWord, misspelledQuality, queryWords, spelledQuality, wordsOf } from './search-words.rules.ts';
import type { SearchableIndex } from './searchable-index.rules.ts';

/** An index made ready to be asked again and again. Texts are the index's names, and after them the titles. */
interface PreparedIndex {
  /** Every word once. */
  words: string[];
  wordCodes: ReadonlyMap<string, number>;
  /** For each text the codes of its words. */
  texts: readonly (readonly number[])[];
}

const prepare = memoizeWeak((index: SearchableIndex): PreparedIndex => {
  const wordCodes = new Map<string, number>();
  // Most words come again and again: each is folded once.
  const codeOf = memoize((written) => {
    const word = foldWord(written);
    const code = wordCodes.get(word) ?? wordCodes.size;
    wordCodes.set(word, code);
    return code;
  });
  const codesOf = (text: string) => wordsOf(text).map(codeOf);
  const texts = [...index.names.map(codesOf), ...index.subjects.map(({ title }) => codesOf(title))];
  return { words: [...wordCodes.keys()], wordCodes, texts };
});

function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** "Kalapatthar" is looked for as "Kala Patthar" where only that is known. */
function splitWord(word: string, { words, wordCodes }: PreparedIndex): string[] {
  if (words.some((known) => known.startsWith(word))) return [word];
  for (let end = 3; end <= word.length - 3; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (parts.every((part) => wordCodes.has(part))) return parts;
  }
  return [word];
}

/** Whether a name or text of the index has a word that begins so. */
export const hasWord = (index: SearchableIndex, word: string): boolean =>
  prepare(index).words.some((known) => known.startsWith(word));

/** How well each text answers each word, and all of them. */
export interface RatedTexts {
  count: number;
  /** By text, then by word. */
  qualities: Float32Array;
  /** By text; 0 where a word is missing. */
  wholes: Float32Array;
  /** By text: whether it has any of the words. */
  isMatch: Uint8Array;
}

/** The English word for one in another language; null: none is known. */
export type Translate = (word: string) => string | null;

/** How well each text of an index answers what is asked; null: nothing is. */
export function rateTexts(index: SearchableIndex, query: string, translate: Translate = () => null): RatedTexts | null {
  const list = prepare(index);
  const { words, texts } = list;
  const queries = queryWords(query).flatMap((word) => splitWord(word, list));
  if (queries.length === 0) return null;
  const byWord = queries.map((query) => rateWords(words, query, translate));
  const count = queries.length;
  const qualities = new Float32Array(texts.length * count);
  const wholes = new Float32Array(texts.length);
  const isMatch = new Uint8Array(texts.length);
  texts.forEach((codes, text) => {
    let least = 1;
    for (let position = 0; position < count; position += 1) {
      const ratings = byWord[position] as Float32Array;
      let best = 0;
      for (const code of codes) best = Math.max(best, ratings[code] as number);
      qualities[text * count + position] = best;
      least = Math.min(least, best);
      if (best > 0) isMatch[text] = 1;
    }
    // A short name that is asked for whole says more than a sentence in which the words stand.
    wholes[text] = least * (0.5 + 0.5 * Math.min(1, count / codes.length));
  });
  return { count, qualities, wholes, isMatch };
}

/** How well each word answers the one that is asked for. */
function rateWords(words: readonly string[], query: string, translate: Translate): Float32Array {
  const spelled = Float32Array.from(words, (word) => spelledQuality(query, word));
  if (spelled.some((quality) => quality > 0)) return spelled;
  const english = translate(query);
  if (english !== null) return Float32Array.from(words, (word) => spelledQuality(english, word));
  return Float32Array.from(words, (word) => misspelledQuality(query, word));
}
