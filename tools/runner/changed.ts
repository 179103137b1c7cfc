import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Task } from './layers.ts';

/** The arguments of `npm test`: names of layers, or the commit that `--changed` compares with. */
export function readArguments(given: readonly string[]): { names: string[]; since: string | undefined } {
  const names = given.filter((argument) => !argument.startsWith('-'));
  const options = given.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => !/^--changed(=.+)?$/.test(option));
  if (unknown) throw new Error(`There is no option ${unknown}. There is: --changed, or --changed=<commit>.`);
  const [flag] = options;
  if (flag && names.length > 0) {
    throw new Error(`--changed chooses the layers by itself. Leave it out, or ${names.join(', ')}.`);
  }
  return { names, since: flag && (flag.split('=')[1] ?? 'HEAD') };
}

/** Files that differ from a commit, with those that are not in Git yet. */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const changed = git('diff', '--name-only', since);
    const added = git('ls-files', '--others', '--exclude-standard');
    return `${changed}\n${added}`.split('\n').filter(Boolean);
  } catch {
    throw new Error(`--changed compares with a commit, and ${since} is none.`);
  }
}

const DOCUMENT = /\.md$|^\.changeset\//;
/** Folders of tests that read documents. They import none, so no graph of modules leads to them. */
const TESTS_OF_DOCUMENTS = ['documents', 'release'];

/** Which layers a change of a file can break; the first pattern that fits counts. Lint and types run for every file. */
const LAYERS_OF: readonly (readonly [RegExp, readonly string[]])[] = [
  [DOCUMENT, ['workspace']],
  [/^packages\/ui\/src\/.*\.(stories\.tsx|css\.ts)$/, ['changed stories']],
  [/^packages\/ui\/src\/.*\.test(-cases)?\.tsx?$/, ['rules']],
  [/^packages\/ui\/src\/.*\.tsx$/, ['parts', 'changed stories']],
  [/^packages\/ui\/(src|test\/conformance)\//, ['rules', 'parts', 'workbench', 'changed stories']],
  [/^packages\/ui\//, ['package']],
  [/^packages\/workbench\//, ['workbench', 'changed stories']],
  [/^packages\/art\//, ['drawings']],
  [/^packages\/elements\//, ['elements']],
  [/^sites\/api\//, ['api', 'timing']],
  [/^sites\/(web|qa)\//, ['site']],
  [/^sites\/office\/src\/.*\.(stories\.tsx|css\.ts)$/, ['changed stories']],
  [/^sites\/office\/src\/.*\.tsx$/, ['changed stories', 'e2e']],
  [/^sites\/office\//, ['site', 'e2e']],
  [/^e2e\//, ['e2e']],
  [/^\.storybook\//, ['stories', 'storybook']],
  [/^tools\//, ['workspace']],
];
const ALWAYS = ['types', 'style'];

/** The tasks that a change needs, each for the tests that lie nearest to it. A whole `npm test` finds what is further away. */
export function tasksForChange(tasks: readonly Task[], files: readonly string[], since: string): Task[] {
  const names = new Set(files.flatMap((file) => LAYERS_OF.find(([pattern]) => pattern.test(file))?.[1] ?? []));
  const layers = tasks
    .filter(({ name }) => names.has(name) || (files.length > 0 && ALWAYS.includes(name)))
    .flatMap((task) => narrowed(task, files, since));
  const needed = new Set(layers.flatMap(({ needs = [] }) => needs));
  const builds = tasks.filter(({ name }) => needed.has(name));
  return [...builds, ...layers];
}

/** The same task for few tests; none where it has none for these files. */
function narrowed(task: Task, files: readonly string[], since: string): Task[] {
  const [program] = task.command;
  const only = (...args: string[]): Task[] => [{ ...task, command: [...task.command, ...args] }];
  // Every file of these two reaches nearly the whole kit, so the graph of modules would choose them all.
  if (task.name === 'changed stories') {
    const stories = storiesOf(files);
    return stories.length > 0 ? only(...stories) : [];
  }
  if (task.name === 'parts') {
    return only('--project=parts on React 19.', ...suitesOf(files));
  }
  if (task.name === 'workspace' && files.some((file) => DOCUMENT.test(file))) {
    const scripts = files.filter((file) => file.startsWith('tools/')).map((file) => basename(nameOf(file)));
    const narrow = only('--passWithNoTests', ...TESTS_OF_DOCUMENTS, ...scripts);
    // Documents are read as they are: no site has to be built for that.
    return scripts.length > 0 ? narrow : narrow.map((one) => ({ ...one, needs: [] }));
  }
  if (program === 'vitest') return only(`--changed=${since}`, '--passWithNoTests');
  if (program === 'playwright') return only(`--only-changed=${since}`, '--pass-with-no-tests');
  return [task];
}

/** The suites of parts that are changed, or import from the folder of a changed feature; all where none does. */
function suitesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^packages\/ui\/(src\/(?:kit|\w+\/[\w-]+)\/)/.exec(file)?.[1] ?? []);
  return globSync('packages/ui/test/conformance/*.test.tsx')
    .filter((suite) => {
      const text = readFileSync(suite, 'utf8');
      return files.includes(suite) || folders.some((folder) => text.includes(`/${folder}`));
    })
    .map((suite) => `conformance/${basename(suite)}`);
}

/** The files of stories that are changed, import a changed file themselves, or lie beside it under the same name. */
function storiesOf(files: readonly string[]): string[] {
  const imports = files.map((file) => `/${basename(file)}'`);
  const named = new Set(files.map(nameOf));
  return globSync('{packages/{ui,workbench},sites/office}/src/**/*.stories.tsx').filter((story) => {
    const text = readFileSync(story, 'utf8');
    return named.has(nameOf(story)) || imports.some((name) => text.includes(name));
  });
}

/** `kit/button` of `kit/button.css.ts`. */
const nameOf = (file: string) => join(dirname(file), basename(file).split('.', 1).join());
