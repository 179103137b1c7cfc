import { expect, test } from 'vitest';
import { changedFiles, readArguments, tasksForChange } from './changed.ts';
import { listTasks } from './layers.ts';

const tasks = listTasks((name) => `${name}.json`);
const namesFor = (...files: string[]) => tasksForChange(tasks, files, 'HEAD').map(({ name }) => name);

test.each([
  ['a part', 'packages/ui/src/kit/button.tsx', ['browser', 'types', 'style', 'parts', 'changed stories']],
  [
    'a rule',
    'packages/ui/src/pricing/pricing.rules.ts',
    ['browser', 'types', 'style', 'parts', 'rules', 'workbench', 'changed stories'],
  ],
  ['a look', 'packages/ui/src/kit/button.css.ts', ['browser', 'types', 'style', 'changed stories']],
  ['a call of the API', 'sites/api/src/routes/booking.ts', ['api', 'types', 'style', 'timing']],
  ['a page of the site', 'sites/web/src/pages/home.tsx', ['build site', 'types', 'style', 'site']],
  ['a document', 'README.md', ['types', 'style', 'workspace']],
])('a change of %s runs what it can break', (_, file, names) => {
  expect(namesFor(file)).toEqual(names);
});

test('a changed document runs the tests that read documents, which import none', () => {
  const commandFor = (...files: string[]) =>
    tasksForChange(tasks, files, 'HEAD')
      .find(({ name }) => name === 'workspace')
      ?.command.join(' ');
  expect(commandFor('docs/threats.md')).toMatch(/ documents release$/);
  expect(commandFor('docs/threats.md', 'tools/runner/reports.ts')).toMatch(/ documents release reports$/);
  expect(namesFor('docs/threats.md', 'tools/runner/reports.ts')).toContain('build site');
});

test('no change runs nothing', () => {
  expect(namesFor()).toEqual([]);
});

test('the stories that import a changed part play, and its feature alone is looked at as parts', () => {
  const commands = tasksForChange(tasks, ['packages/ui/src/kit/button.tsx'], 'HEAD').map(({ name, command }) => ({
    name,
    command: command.join(' '),
  }));
  const of = (name: string) => commands.find((task) => task.name === name)?.command;
  expect(of('changed stories')).toContain('packages/ui/src/kit/button.stories.tsx');
  expect(of('changed stories')).not.toContain('trek-card.stories.tsx');
  expect(of('parts')).toMatch(/ conformance\/kit\.test\.tsx/);
  expect(of('parts')).not.toContain('conformance/listing.test.tsx');
});

test.each([
  ['packages/ui/src/catalogue/listing/filters/filter-panel.tsx', 'listing'],
  ['packages/ui/src/sales/payment/payment-form.tsx', 'payment'],
  ['packages/ui/src/site/chat/chat.tsx', 'search-chat'],
  ['packages/ui/test/conformance/slider.test.tsx', 'slider'],
])('a change of %s tests the parts of its feature', (file, suite) => {
  const parts = tasksForChange(tasks, [file], 'HEAD').find(({ name }) => name === 'parts');
  expect(parts?.command).toContain(`conformance/${suite}.test.tsx`);
});

test('a runner that knows which tests reach a changed file runs those', () => {
  const [rules] = tasksForChange(tasks, ['packages/ui/src/sales/booking/booking.rules.ts'], 'HEAD~1').filter(
    ({ name }) => name === 'rules',
  );
  expect(rules?.command).toEqual(expect.arrayContaining(['--changed=HEAD~1', '--passWithNoTests']));
});

test('a commit that does not exist is named', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('--changed compares with a commit, and no-such-commit is none.');
});

test('npm test takes names of layers, or a commit to compare with', () => {
  expect(readArguments(['rules', 'api'])).toEqual({ names: ['rules', 'api'], since: undefined });
  expect(readArguments(['--changed'])).toEqual({ names: [], since: 'HEAD' });
  expect(readArguments(['--changed=main'])).toEqual({ names: [], since: 'main' });
});

test.each([
  [['--nonsense'], 'There is no option --nonsense. There is: --changed, or --changed=<commit>.'],
  [['--changed='], 'There is no option --changed=. There is: --changed, or --changed=<commit>.'],
  [['--changed', 'rules'], '--changed chooses the layers by itself. Leave it out, or rules.'],
])('%s ends with one line that says what there is', (given, message) => {
  expect(() => readArguments(given)).toThrow(message);
});
