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

test.each([
  ['a text from outside', 'const find = (text: string) => new RegExp(text);'],
  ['one among our own', `const find = (text: string) => new RegExp(\`^\${text}$\`);`],
  [
    'one under a name of its own',
    `function find(text: string) { const whole = \`^\${text}$\`; return new RegExp(whole); }`,
  ],
  ['a field', 'const find = (asked: { text: string }) => new RegExp(asked.text);'],
])('finds an expression made of %s', (_, source) => {
  expect(slowExpressions('x.ts', source)).toEqual([expect.stringContaining('x.ts:1 makes an expression of a text')]);
});

test.each([
  `new RegExp(\`^\${LETTERS}+$\`)`,
  `new RegExp(String.raw\`\\b\${NAME.source}\\b\`)`,
  `new RegExp(\`[\${anyOf(signs)}]{\${Number(size)}}\`)`,
])('lets %s pass', (expression) => {
  expect(slowExpressions('x.ts', `const made = ${expression};`)).toEqual([]);
});
