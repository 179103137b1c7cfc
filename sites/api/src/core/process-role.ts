import cluster from 'node:cluster';

/** Passed to the one process of a group that runs the background tasks. */
export const TASK_PROCESS = { TREK_RUNS_TASKS: '1' };

/** Whether this process runs the background tasks: alone, or as the one of its group. */
export function runsBackgroundTasks(): boolean {
  return !cluster.isWorker || process.env.TREK_RUNS_TASKS === TASK_PROCESS.TREK_RUNS_TASKS;
}
