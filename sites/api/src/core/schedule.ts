import { randomInt } from 'node:crypto';
import { errorDetail, type Log } from './log.ts';

const LONGEST_WAIT_MS = 300;

/** A recurring background task. */
export interface RecurringTask {
  /** Runs now, or once more after the current run. Resolves when that run ends; never rejects. */
  run(): Promise<void>;
  /**
   * Runs within 300 ms, at a random moment: work at a predictable one would slow the next response measurably, and tell what
   * the last request was about.
   */
  runSoon(): void;
  /**
   * Stops the task and waits for the current run, and for the one after it that was asked for. A failed run is the
   * last: what failed, such as a silent database, would keep the next one waiting, too.
   */
  stop(): Promise<void>;
}

/**
 * Calls `tick` about every `everyMs` milliseconds. Tests tick by hand instead.
 * @returns stops it
 */
export type Ticker = (everyMs: number, tick: () => Promise<void>) => () => void;

export const intervalTicker: Ticker = (everyMs, tick) => {
  const timer = setInterval(() => void tick(), everyMs);
  // Background tasks don't keep the process alive.
  timer.unref();
  return () => clearInterval(timer);
};

/** For a process that leaves its tasks to another one. */
export const noTicker: Ticker = () => () => {};

/** Runs a task at every tick and on demand, one run at a time. A failure is logged. */
export function schedule(
  name: string,
  work: () => Promise<void>,
  everyMs: number,
  ticker: Ticker,
  log: Log,
): RecurringTask {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isStopping = false;
  let hasFailed = false;

  const attempt = async () => {
    if (isStopping && hasFailed) return;
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      log({ level: 'error', message: `can't ${name}`, detail: errorDetail(error) });
    }
  };
  const begin = () => {
    next = undefined;
    current = attempt().finally(() => {
      current = next;
    });
    return current;
  };
  const run = () => {
    if (!current) return begin();
    // The current run may have read its data already, so later callers share one more run.
    next ??= current.then(begin);
    return next;
  };
  const stopTicking = ticker(everyMs, run);
  let soon: ReturnType<typeof setTimeout> | undefined;
  return {
    run,
    runSoon() {
      soon ??= setTimeout(() => {
        soon = undefined;
        void run();
      }, randomInt(LONGEST_WAIT_MS)).unref();
    },
    async stop() {
      isStopping = true;
      stopTicking();
      clearTimeout(soon);
      await (next ?? current);
    },
  };
}
