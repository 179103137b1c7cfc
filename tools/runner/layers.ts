import { type Outcome, readPlaywright, readVitest } from './reports.ts';

/** One step of `npm test`: a layer of tests, or what layers need. */
export interface Task {
  name: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Names of the tasks that must have succeeded before. */
  needs?: readonly string[];
  /** How many of the two cores it keeps busy. A task with both runs alone, so what it measures is its own. */
  cores: 1 | 2;
  /** Its temporary files are databases, which memory serves faster than a disk. */
  hasDatabases?: true;
  /** Measures no time, so it may run at low priority in what two others leave idle. */
  isBackground?: true;
  /** How long it may take beside another task, in seconds, before `npm test` warns. Tasks that only prepare for others have none. */
  budgetS?: number;
  /** Runs for `--changed` alone, in place of a layer that would have to build first. */
  isForChanges?: true;
  /** Reads the report that the command wrote; without it the command is one check. */
  read?: (report: never) => Outcome;
}

/** The path of a task's report by its name. */
export type ReportFile = (name: string) => string;

/** The tasks of `npm test` in order: long ones, and those that others wait for, come first. */
export function listTasks(reportFile: ReportFile): Task[] {
  const vitest = (name: string, config: string, cores: 1 | 2, budgetS: number, needs: string[] = []): Task => ({
    name,
    command: [
      ...['vitest', 'run', '--config', config, '--reporter=json', `--outputFile.json=${reportFile(name)}`],
      ...(name === 'rules' ? ['--reporter=./packages/ui/machine-table-reporter.ts'] : []),
      ...(cores === 1 ? ['--maxWorkers=1'] : []),
    ],
    ...BUILT,
    needs,
    cores,
    budgetS,
    read: readVitest,
  });
  const playwright = (
    name: string,
    config: string,
    cores: 1 | 2,
    budgetS: number,
    needs: string[],
    files: string[] = [],
  ): Task => ({
    name,
    command: ['playwright', 'test', '--config', config, '--reporter=json', `--output=test-results/${name}`, ...files],
    environment: { ...BUILT.environment, ...OTHER_PORT[name], PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name) },
    needs,
    cores,
    budgetS,
    read: readPlaywright,
  });
  const check = (name: string, command: string[], budgetS: number): Task => ({
    name,
    command,
    cores: 1,
    isBackground: true,
    budgetS,
  });
  const prepare = (name: string, command: string[]): Task => ({ name, command, cores: 1 });

  return [
    prepare('browser', ['node', 'tools/system/find-browser.ts']),
    prepare('build storybook', ['pnpm', 'run', '--silent', 'build:storybook']),
    playwright('stories', '.storybook/playwright.config.ts', 1, 240, STORYBOOK, ['stories.e2e.ts']),
    prepare('build site', ['pnpm', '--filter', '@trek/web', 'run', 'build']),
    { ...vitest('api', 'sites/api/vitest.config.ts', 1, 240), hasDatabases: true },
    check('types', ['pnpm', 'run', '--silent', 'types'], 60),
    check('layers', ['pnpm', 'run', '--silent', 'lint:layers'], 90),
    check('style', ['pnpm', 'run', '--silent', 'lint:style'], 20),
    check('unused', ['pnpm', 'run', '--silent', 'lint:unused'], 40),
    check('dependencies', ['node', 'tools/release/audit.ts', '--warn-only'], 5),
    vitest('package', 'packages/ui/vitest.package.config.ts', 1, 90, ['browser']),
    vitest('site', 'sites/web/vitest.config.ts', 1, 60, ['build site']),
    vitest('workspace', 'tools/vitest.config.ts', 1, 60, ['build site']),
    playwright('storybook', '.storybook/playwright.config.ts', 1, 60, STORYBOOK, [
      'docs.e2e.ts',
      'workbench.e2e.ts',
      'failures.e2e.ts',
    ]),
    vitest('parts', 'packages/ui/vitest.parts.config.ts', 1, 60),
    vitest('rules', 'packages/ui/vitest.config.ts', 1, 60),
    vitest('workbench', 'packages/workbench/vitest.config.ts', 1, 30),
    { ...vitest('elements', 'packages/elements/vitest.config.ts', 1, 60, ['browser']), isBackground: true },
    { ...vitest('drawings', 'packages/art/vitest.config.ts', 1, 20), isBackground: true },
    { ...vitest('timing', 'sites/api/vitest.timing.config.ts', 2, 60), hasDatabases: true },
    { ...vitest('changed stories', '.storybook/vitest.config.ts', 1, 60, ['browser']), isForChanges: true },
    { ...playwright('e2e', 'e2e/playwright.config.ts', 2, 200, ['browser', 'build site']), hasDatabases: true },
  ];
}

/** Two tasks may serve the same Storybook at once: the second does so beyond the ports of all other tests. */
const SECOND_STORYBOOK = String(Number(process.env.STORYBOOK_TEST_PORT ?? 4311) + 5);
const OTHER_PORT: Readonly<Record<string, Record<string, string>>> = {
  storybook: { STORYBOOK_TEST_PORT: SECOND_STORYBOOK },
};
const STORYBOOK = ['browser', 'build storybook'];

/** Tells a layer that what it needs is built already. */
const BUILT = { environment: { TREK_BUILT: '1' } };

/** The tasks of the layers that are asked for, with what has to be built for them; all without a name. */
export function selectTasks(tasks: readonly Task[], names: readonly string[]): Task[] {
  const layers = tasks.filter(({ budgetS, isForChanges }) => budgetS !== undefined && !isForChanges);
  const unknown = names.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No layer is called ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}`,
    );
  }
  if (names.length === 0) return tasks.filter(({ isForChanges }) => !isForChanges);
  const wanted = new Set(names.flatMap((name) => [name, ...(tasks.find((task) => task.name === name)?.needs ?? [])]));
  return tasks.filter(({ name }) => wanted.has(name));
}

/** The result of a task. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/**
 * Runs tasks in their order on two cores, each as soon as what it needs is done and enough cores are free. Once a
 * task that needs both cores only waits for them, nothing that comes after it starts before it. One background task may
 * run beside the others, in the time that they leave idle.
 * @param run resolves with true where the task succeeded
 * @returns each task's verdict by its name; a task whose need failed is skipped
 */
export async function runTasks(
  tasks: readonly Task[],
  run: (task: Task) => Promise<boolean>,
  cores = 2,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const waiting = [...tasks];
  const running = new Map<string, Promise<void>>();
  let free = cores;
  let isBackgroundFree = true;

  const needsOf = (task: Task) => (task.needs ?? []).filter((name) => tasks.some((other) => other.name === name));
  const fitsBeside = (task: Task) => Boolean(task.isBackground) && isBackgroundFree;
  const start = (task: Task) => {
    const isBeside = fitsBeside(task);
    if (isBeside) isBackgroundFree = false;
    else free -= task.cores;
    const done = run(task).then((isGood) => {
      verdicts.set(task.name, isGood ? 'passed' : 'failed');
      running.delete(task.name);
      if (isBeside) isBackgroundFree = true;
      else free += task.cores;
    });
    running.set(task.name, done);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const needed = needsOf(task).map((name) => verdicts.get(name));
      if (needed.includes('failed') || needed.includes('skipped')) verdicts.set(task.name, 'skipped');
      else if (needed.includes(undefined)) continue;
      else if (task.cores === cores && running.size > 0) break;
      else if (task.cores > free && !fitsBeside(task)) continue;
      else start(task);
      waiting.splice(waiting.indexOf(task), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return verdicts;
}
