import { errorDetail, type Log } from './log.ts';

/** Work that goes on beside the requests. */
export interface Repetition {
  /** Does the work now, or once more after the run that is under way. Resolves when that is done; never rejects. */
  run(): Promise<void>;
  /** Ends the repetition and waits for the run that is under way. */
  stop(): Promise<void>;
}

/** Calls `tick` about every `everyMs` milliseconds, and gives what ends that. A test ticks by hand instead. */
export type Ticker = (everyMs: number, tick: () => Promise<void>) => () => void;

export const tickByTimer: Ticker = (everyMs, tick) => {
  const timer = setInterval(() => void tick(), everyMs);
  // Nobody waits for a server that only has its own chores left.
  timer.unref();
  return () => clearInterval(timer);
};

/** Repeats a piece of work, never twice at once: at every tick, and whenever it is asked to. A failure is logged. */
export function repeat(name: string, work: () => Promise<void>, everyMs: number, ticker: Ticker, log: Log): Repetition {
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const attempt = async () => {
    try {
      await work();
    } catch (error) {
      log({ level: 'error', message: `can't ${name}`, detail: errorDetail(error) });
    }
  };
  const begin = () => {
    next = undefined;
    underWay = attempt().finally(() => {
      underWay = next;
    });
    return underWay;
  };
  const run = () => {
    if (!underWay) return begin();
    // What is under way may have looked already, so everybody who asks meanwhile shares one more run.
    next ??= underWay.then(begin);
    return next;
  };
  const stopTicking = ticker(everyMs, run);
  return {
    run,
    async stop() {
      stopTicking();
      await (next ?? underWay);
    },
  };
}
