import { execFileSync } from 'node:child_process';
import type { Task } from './layers.ts';

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

/** Which layers a change of a file can break; the first pattern that fits counts. Lint and types run for every file. */
const LAYERS_OF: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.md$|^\.changeset\//, ['workspace']],
  [/^packages\/ui\/src\/.*\.(stories\.tsx|css\.ts)$/, ['changed stories']],
  [/^packages\/ui\/src\/.*\.test(-cases)?\.tsx?$/, ['rules']],
  [/^packages\/ui\/src\/.*\.tsx$/, ['parts', 'changed stories']],
  [/^packages\/ui\/(src|test\/conformance)\//, ['rules', 'parts', 'workbench', 'changed stories']],
  [/^packages\/ui\//, ['package']],
  [/^packages\/workbench\//, ['workbench', 'changed stories']],
  [/^packages\/art\//, ['drawings']],
  [/^packages\/elements\//, ['elements']],
  [/^sites\/api\//, ['api']],
  [/^sites\/web\//, ['site']],
  [/^sites\/office\//, ['e2e']],
  [/^e2e\//, ['e2e']],
  [/^\.storybook\//, ['stories']],
  [/^\.ci\//, ['workspace']],
];
const ALWAYS = ['types', 'style'];

/** The tasks that a change needs; where a runner knows which of its tests reach a changed file, it runs those alone. */
export function tasksForChange(tasks: readonly Task[], files: readonly string[], since: string): Task[] {
  const names = new Set(files.flatMap((file) => LAYERS_OF.find(([pattern]) => pattern.test(file))?.[1] ?? []));
  const layers = tasks.filter(({ name }) => names.has(name) || (files.length > 0 && ALWAYS.includes(name)));
  const needed = new Set(layers.flatMap(({ needs = [] }) => needs));
  return tasks.filter((task) => needed.has(task.name) || layers.includes(task)).map((task) => narrowed(task, since));
}

/** The same task, for the tests alone that reach a changed file. */
function narrowed(task: Task, since: string): Task {
  const [program] = task.command;
  if (program === 'vitest') return { ...task, command: [...task.command, `--changed=${since}`, '--passWithNoTests'] };
  if (program === 'playwright')
    return { ...task, command: [...task.command, `--only-changed=${since}`, '--pass-with-no-tests'] };
  return task;
}
