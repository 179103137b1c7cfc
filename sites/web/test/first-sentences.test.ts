import { expect, test } from 'vitest';
import { firstSentences } from '../server/first-sentences.ts';

test.each([
  ['a short text stays whole', 'Twelve days. Tea houses.', 'Twelve days. Tea houses.'],
  ['lines become one', ' Twelve days.\n\nTea  houses. ', 'Twelve days. Tea houses.'],
  ['a long text ends with a sentence', `${'a'.repeat(99)}. ${'b'.repeat(99)}.`, `${'a'.repeat(99)}.`],
  ['a short first sentence is extended', `Go. ${'b'.repeat(199)}.`, `Go. ${'b'.repeat(156)}`],
  ['one long sentence is cut', 'a'.repeat(199), 'a'.repeat(160)],
  ['an empty text stays empty', '', ''],
])('%s', (_what, text, shown) => {
  expect(firstSentences(text)).toBe(shown);
});
