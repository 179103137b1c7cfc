import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { memoryFolder } from '../system/resources.ts';
import { changedFiles, readArguments, tasksForChange } from './changed.ts';
import { listTasks, runTasks, selectTasks, type Task } from './layers.ts';
import { type Failure, lineOf, type Outcome, plain, shortName, slowest } from './reports.ts';

/** Output and reports of each task stay here until the next run. */
const LOGS = 'node_modules/.cache/test-logs';
const reportFile = (name: string) => resolve(LOGS, `${name.replaceAll(' ', '-')}.json`);
const logFile = (name: string) => join(LOGS, `${name.replaceAll(' ', '-')}.log`);
/** Node keeps compiled code here, so that the many processes of a run start sooner. */
const COMPILED = resolve('node_modules/.cache/compiled');
const DATABASES = memoryFolder();
const SLOWEST = 10;
const LAST_LINES = 60;
const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1000;

/** Runs the command of a task into its log. @returns its exit code */
function execute({ name, command: [program = '', ...args], environment, ...task }: Task): Promise<number> {
  const folder = task.hasDatabases && DATABASES ? { TMPDIR: DATABASES } : {};
  const log = createWriteStream(logFile(name));
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, FORCE_COLOR: '0', ...folder, ...environment },
    });
    if (task.isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once('error', (error) => {
      log.end(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

const lastLinesOf = (task: Task) =>
  plain(readFileSync(logFile(task.name), 'utf8'))
    .split('\n')
    .slice(-LAST_LINES);

function outcomeOf(task: Task, exitCode: number): Outcome {
  const isGood = exitCode === 0;
  const printed = (): Failure[] => [{ name: task.name, message: lastLinesOf(task).join('\n') }];
  if (!task.read) {
    const isPreparation = task.budgetS === undefined;
    return {
      passed: isGood && !isPreparation ? 1 : 0,
      failed: isGood ? 0 : 1,
      failures: isGood ? [] : printed(),
      tests: [],
    };
  }
  try {
    const outcome = task.read(JSON.parse(readFileSync(reportFile(task.name), 'utf8')) as never);
    if (isGood || outcome.failures.length > 0) return outcome;
    return { ...outcome, failed: Math.max(1, outcome.failed), failures: printed() };
  } catch {
    return { passed: 0, failed: 1, failures: printed(), tests: [] };
  }
}

/** On a terminal, the last line says what runs now. */
const running = new Set<string>();
function showRunning(): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${[...running].map((name) => `… ${name}`).join('  ')}`);
}
function printLine(line: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.log(line);
  showRunning();
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const { names, since } = readArguments(process.argv.slice(2));
  let tasks = selectTasks(listTasks(reportFile), names);
  if (since !== undefined) {
    const files = changedFiles(since);
    tasks = tasksForChange(listTasks(reportFile), files, since);
    if (files.length === 0) return console.log(`Nothing differs from ${since}.\n0 passed, 0 failed`);
    console.log(`Changed files: ${files.length}. Tasks: ${tasks.map(({ name }) => name).join(', ')}`);
  }
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });

  const outcomes: Outcome[] = [];
  const verdicts = await runTasks(tasks, async (task) => {
    const from = performance.now();
    running.add(task.name);
    showRunning();
    const outcome = outcomeOf(task, await execute(task));
    outcomes.push(outcome);
    running.delete(task.name);
    printLine(lineOf(task, outcome, seconds(from)));
    return outcome.failed === 0;
  });
  for (const { name, needs = [] } of tasks.filter((task) => verdicts.get(task.name) === 'skipped')) {
    const failed = needs.filter((needed) => ['failed', 'skipped'].includes(verdicts.get(needed) ?? ''));
    const message = `Not run, because it needs: ${failed.join(', ')}`;
    printLine(`✗ ${name.padEnd(16)} not run`);
    outcomes.push({ passed: 0, failed: 1, failures: [{ name, message }], tests: [] });
  }

  const tests = slowest(
    outcomes.flatMap((outcome) => outcome.tests),
    SLOWEST,
  );
  if (tests.length > 0) console.log(`\nThe ${tests.length} slowest tests`);
  for (const { name, tookMs } of tests) console.log(`${(tookMs / 1000).toFixed(1).padStart(6)} s  ${shortName(name)}`);
  for (const { name, message } of outcomes.flatMap(({ failures }) => failures)) {
    console.log(`\n✗ ${name}\n${message.replace(/^/gm, '    ')}`);
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const minutes = (seconds(startedAt) / 60).toFixed(1);
  console.log(`\n${minutes} minutes; what each layer printed and reported is in ${LOGS}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

// A run that is interrupted still gives its memory back.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
