import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listTasks } from './layers.ts';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const rows = guide.split('\n').filter((line) => /^\| (?!to change|-)/.test(line));

/** The files and folders of a row: whole, or beside the one named before. */
function pathsOf(row: string): string[] {
  let folder = '';
  const named = [...row.matchAll(/`([^`<>]+)`/g)].map(([, words = '']) => words).filter((words) => /[/.]/.test(words));
  return named.map((words) => {
    const path = words.includes('/') ? words : join(folder, words);
    const isFolder = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();
    folder = isFolder ? path : dirname(path);
    return path;
  });
}

test.each(rows)('what CONTRIBUTING names is there: %s', (row) => {
  expect(pathsOf(row).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('it says where to change what newcomers ask for', () => {
  const areas = rows.map((row) => row.split('|')[1] ?? '');
  for (const asked of [
    'deposit',
    'payment option',
    'locale',
    'filter',
    'sign-up',
    'polled',
    'card fields',
    'new page',
    'color',
    'webhook',
  ]) {
    expect(
      areas.filter((area) => area.includes(asked)),
      asked,
    ).not.toEqual([]);
  }
});

test('it names every layer of npm test, with its budget', () => {
  const layers = listTasks((name) => name).filter(({ budgetS, isForChanges }) => budgetS && !isForChanges);
  const budgetOf = (name: string) => layers.find((layer) => layer.name === name)?.budgetS ?? 0;
  const named = rows.flatMap((row) => {
    const [, names = '', , , budget = ''] = row.split('|');
    const inRow = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return inRow.length > 0 && /\d+ s/.test(budget) ? [{ inRow, budgetS: Number.parseInt(budget.trim(), 10) }] : [];
  });
  expect(named.flatMap(({ inRow }) => inRow).sort()).toEqual(layers.map(({ name }) => name).sort());
  for (const { inRow, budgetS } of named) {
    expect(budgetS, inRow.join()).toBe(inRow.reduce((sum, name) => sum + budgetOf(name), 0));
  }
});
