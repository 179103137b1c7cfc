import { expect, test } from 'vitest';
import { changedFiles, tasksForChange } from './changed.ts';
import { listTasks } from './layers.ts';

const tasks = listTasks((name) => `${name}.json`);
const namesFor = (...files: string[]) => tasksForChange(tasks, files, 'HEAD').map(({ name }) => name);

test.each([
  ['a part', 'packages/ui/src/kit/button.tsx', ['types', 'style', 'parts', 'changed stories']],
  [
    'a rule',
    'packages/ui/src/booking/booking.rules.ts',
    ['types', 'style', 'parts', 'rules', 'workbench', 'changed stories'],
  ],
  ['a look', 'packages/ui/src/kit/button.css.ts', ['types', 'style', 'changed stories']],
  ['a call of the API', 'sites/api/src/routes/booking.ts', ['types', 'style', 'api']],
  ['a page of the site', 'sites/web/src/pages/home.tsx', ['build site', 'types', 'style', 'site']],
  ['a document', 'README.md', ['build site', 'types', 'style', 'workspace']],
])('a change of %s runs what it can break', (_, file, names) => {
  expect(namesFor(file)).toEqual(names);
});

test('no change runs nothing', () => {
  expect(namesFor()).toEqual([]);
});

test('a runner that can tell runs only the tests that reach a changed file', () => {
  const [parts] = tasksForChange(tasks, ['packages/ui/src/kit/button.tsx'], 'HEAD~1').filter(
    ({ name }) => name === 'parts',
  );
  expect(parts?.command).toEqual(expect.arrayContaining(['--changed=HEAD~1', '--passWithNoTests']));
});

test('a commit that does not exist is named', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('--changed compares with a commit, and no-such-commit is none.');
});
