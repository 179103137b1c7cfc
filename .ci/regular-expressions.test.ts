import { expect, test } from 'vitest';
import { slowExpressions } from './regular-expressions.ts';

test.each([
  ['a run of letters before a dot', String.raw`/[a-z]{2,}\./`],
  ['slashes at the end', String.raw`/\/+$/`],
  ['one gap after another', '/a .* b/'],
  ['a run of letters that looks ahead', String.raw`/(?!www)[a-z]{2,}\./`],
])('finds that %s takes quadratic time', (_, expression) => {
  expect(slowExpressions('x.ts', `const line = 1;\nconst slow = ${expression};`)).toEqual([
    expect.stringMatching(/^x\.ts:2 .+ can take more than linear time: 2nd degree polynomial/),
  ]);
});

test.each([String.raw`/[a-z]{2}\./`, String.raw`/(?<!\/)\/+$/`])('lets %s pass', (expression) => {
  expect(slowExpressions('x.ts', `const fast = ${expression};`)).toEqual([]);
});
