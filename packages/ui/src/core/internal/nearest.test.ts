import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const NAMES = ['theme', 'trek', 'trek-href', 'partner-ref', 'heading-level', 'sort', 'nepal'];

test.each([
  ['trekhref', 'trek-href'],
  ['partner_ref', 'partner-ref'],
  ['headingLevel', 'heading-level'],
  ['them', 'theme'],
  ['tehme', 'theme'],
  ['heading-lvl', 'heading-level'],
  ['Nepal', 'nepal'],
  ['nepl', 'nepal'],
])('%s is %s misspelt', (word, name) => {
  expect(nearest(word, NAMES)).toBe(name);
});

test.each(['slot', 'part', 'x', '', 'schwer', 'port'])('%j resembles none of them', (word) => {
  expect(nearest(word, NAMES)).toBeUndefined();
});
