import { expect, test } from 'vitest';
import { listTasks } from '../runner/layers.ts';
import { readFile } from './documents.ts';

const guide = readFile('CONTRIBUTING.md');
/** Each item of a list with its further lines. */
const items = guide.split(/^(?=- |#)/m).filter((item) => item.startsWith('- '));

test.each([
  'Deposit',
  'Payment option',
  'Locale',
  'Filter',
  'Sign-up field',
  'Poll count',
  'Card field',
  'New page',
  'Brand color',
  'Webhook event',
])('it says where to change: %s', (question) => {
  const answers = items.filter((item) => item.startsWith(`- **${question}**`));
  expect(answers).toEqual([expect.stringMatching(/`(packages|sites)\/[^`]+`/)]);
});

test('it fits on one page', () => {
  expect(guide.length).toBeLessThan(9000);
});

test('it names every layer of npm test, with its budget', () => {
  const layers = listTasks((name) => name).filter(({ budgetS, isForChanges }) => budgetS && !isForChanges);
  const budgetOf = (name: string) => layers.find((layer) => layer.name === name)?.budgetS ?? 0;
  const named = items.flatMap((item) => {
    const [, names, budget] = /^- (`\w+`(?:, `\w+`)*), (\d+) s: /.exec(item) ?? [];
    return names ? [{ inRow: names.replaceAll('`', '').split(', '), budgetS: Number(budget) }] : [];
  });
  expect(named.flatMap(({ inRow }) => inRow).sort()).toEqual(layers.map(({ name }) => name).sort());
  for (const { inRow, budgetS } of named) {
    expect(budgetS, inRow.join()).toBe(inRow.reduce((sum, name) => sum + budgetOf(name), 0));
  }
});
