import type { Task } from './layers.ts';

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
