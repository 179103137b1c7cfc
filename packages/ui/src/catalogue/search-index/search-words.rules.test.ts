import { describe, expect, test } from 'vitest';
import { foldWord, markMatches, misspelledQuality, queryWords, spelledQuality } from './search-words.rules.ts';

describe('a word', () => {
  test.each([
    ['Everest', 'everest'],
    ['Mañaslu', 'manaslu'],
    ['Tiger’s', 'tiger'],
    ['monasteries', 'monastery'],
    ['lakes', 'lake'],
    ['Tigerʼs', 'tiger'],
    ['Ti\u00adger', 'tiger'],
    ['Ｅｖｅｒｅｓｔ', 'everest'],
    ['Straße', 'strasse'],
    ['KIRKPINAR', 'kirkpinar'],
    ['Kırkpınar', 'kirkpinar'],
    ['५', '5'],
    ['passes', 'pass'],
    ['pass', 'pass'],
    ['Gas', 'gas'],
    ['काठमाडौँ', 'काठमाडौँ'.normalize('NFD').replace(/\p{M}/gu, '')],
  ])('%s is compared as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  test.each([
    ['everst', 'everest', 'a letter is missing'],
    ['everrest', 'everest', 'a letter too many'],
    ['evarest', 'everest', 'another letter'],
    ['eveerst', 'everest', 'two letters have changed places'],
    ['annapr', 'annapurna', 'a typo in its beginning'],
  ])('%s is %s with a typo: %s', (typed, word) => {
    expect(spelledQuality(typed, word)).toBe(0);
    expect(misspelledQuality(typed, word)).toBeGreaterThan(0);
  });

  test.each([
    ['lobu', 'lobo', 'four letters are too few'],
    ['evrst', 'everest', 'two typos'],
    ['gokyo', 'manang', 'another word'],
  ])('%s is not %s: %s', (typed, word) => {
    expect(misspelledQuality(typed, word)).toBe(0);
  });

  test('matches the words that begin with it, and ranks the closest first', () => {
    const qualities = ['e', 'ever', 'everes', 'everest'].map((typed) => spelledQuality(typed, 'everest'));
    expect(qualities).toEqual(qualities.toSorted());
    expect(qualities.at(-1)).toBe(1);
  });
});

describe('a query', () => {
  test('is split into its words, each once, without fillers', () => {
    expect(queryWords('  The valley of the FLOWERS, valley ')).toEqual(['valley', 'flower']);
  });

  test('keeps a filler word only if it is the whole query', () => {
    expect(queryWords('on')).toEqual(['on']);
  });

  test('is cut to a maximum length', () => {
    expect(queryWords('one two three four five six seven eight nine ten')).toHaveLength(8);
    expect(queryWords('a'.repeat(10_000))[0]).toHaveLength(100);
  });
});

describe('the mark', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, query)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  test.each([
    ['Everest Base Camp Trek', 'ev', '[Ev]erest Base Camp Trek'],
    ['Everest Base Camp Trek', 'base everst', '[Everest] [Base] Camp Trek'],
    ['Tiger’s Nest', 'tigers', '[Tiger’s] Nest'],
    ['Lhasa City and Monasteries Tour', 'monastery', 'Lhasa City and [Monasteries] Tour'],
    ['O’Neill Pass', 'onei', '[O’Nei]ll Pass'],
    ['Yala Cafe\u0301s', 'cafe', 'Yala [Cafe\u0301s]'],
    ['Gokyo', 'xyz', 'Gokyo'],
    ['', 'gokyo', ''],
  ])('marks "%s" for "%s" as %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('leaves the text as it is', () => {
    const text = ' “Ghorepani–Poon Hill” (3,210 m) ';
    expect(
      markMatches(text, 'poon 3')
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});
