import { type ChildProcess, fork } from 'node:child_process';
import type { PhotoJob, PhotoResult } from './photo-jobs.ts';

/** Enough for the largest photograph on a slow machine. */
const JOB_MS = 300_000;

/** Runs the photo process: started with the first job, one job at a time, killed when stopped. */
export class PhotoWorker {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  /** Runs the job after all earlier ones. Never rejects: errors are refusals. */
  ask(job: PhotoJob): Promise<PhotoResult> {
    const answer = this.#last.then(() => this.#send(job));
    this.#last = answer;
    return answer;
  }

  /** Ends the idle process; the next job starts another. */
  rest(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** Aborts the current job, for good. */
  stop(): void {
    this.#isStopped = true;
    this.rest();
  }

  #send(job: PhotoJob): Promise<PhotoResult> {
    if (this.#isStopped) return Promise.resolve({ refusal: 'the server is stopping' });
    const child = this.#start();
    return new Promise((resolve) => {
      const settle = (answer: PhotoResult) => {
        clearTimeout(timer);
        child.off('message', settle);
        child.off('exit', fall);
        resolve(answer);
      };
      const fall = () => {
        if (this.#child === child) this.#child = undefined;
        settle({ refusal: "can't be read: the decoder crashed" });
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), JOB_MS).unref();
      child.on('message', settle);
      child.on('exit', fall);
      child.send(job, (error) => {
        if (error) fall();
      });
    });
  }

  #start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    // Don't inherit a test's loader or an inspector.
    const child = fork(new URL('./photo-process.ts', import.meta.url), [], { execArgv: [] });
    // A process that fails to start emits no exit.
    child.once('error', () => child.emit('exit', 1, null));
    this.#child = child;
    return child;
  }
}
