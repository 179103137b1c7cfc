import { expect, test } from 'vitest';
import { puzzlingWords, readTexts } from './plain-words.ts';

test('reads the checks as well', () => {
  expect(readTexts()).toContain('tools/rules/visible-texts.ts');
});

test.each([
  ['a comment', '// Counts anew.', 1],
  ['a comment over two lines', '/**\n * The reader is\n * told.\n */', 2],
  ['a docstring', '/** What a visitor sees. */', 1],
  ['a long docstring', '/**\n * Where a visitor is,\n * and why.\n */', 1],
  ['a string', "test('nobody pays twice', pay);", 1],
  ['a template', 'const hint = `$' + '{name} stands here`;', 1],
])('%s with a puzzling word is refused', (_, code, line) => {
  expect(puzzlingWords('source.ts', code)).toEqual([expect.stringMatching(`^source\\.ts:${line} “.+”: write `)]);
});

test.each([
  ['a name in code', 'const nobody = stood.whoever;'],
  ['an abbreviation', '// P stands for promise.'],
  ['a question', "const hint = 'What is it?';"],
])('%s is not', (_, code) => {
  expect(puzzlingWords('source.ts', code)).toEqual([]);
});

test('a document is read whole', () => {
  expect(puzzlingWords('page.md', 'First\n\nWhoever reads.')).toEqual([
    'page.md:3 “Whoever”: write who, anyone who, the visitor who',
  ]);
});
