import { type ChildProcess, fork } from 'node:child_process';
import type { PhotoJob, PhotoResult } from './photo-jobs.ts';

/** Long enough for the largest photograph on a slow machine. */
const JOB_MS = 300_000;

/** The process that touches pictures: started with the first job, asked one job at a time, gone when it is stopped. */
export class PhotoWorker {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  /** Does the job after those that were asked for before. Never rejects: what goes wrong is a refusal. */
  ask(job: PhotoJob): Promise<PhotoResult> {
    const answer = this.#last.then(() => this.#send(job));
    this.#last = answer;
    return answer;
  }

  /** Ends the process when nobody needs it; the next job starts another. */
  rest(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** Gives up what is under way, for good. */
  stop(): void {
    this.#isStopped = true;
    this.rest();
  }

  #send(job: PhotoJob): Promise<PhotoResult> {
    if (this.#isStopped) return Promise.resolve({ refusal: 'the server ends' });
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
        settle({ refusal: "can't be read: the decoder has fallen" });
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
    // Its parent's own arguments, a test's loader or an inspector, are none of its business.
    const child = fork(new URL('./photo-process.ts', import.meta.url), [], { execArgv: [] });
    // A process that could not be started has no exit to tell of.
    child.once('error', () => child.emit('exit', 1, null));
    this.#child = child;
    return child;
  }
}
