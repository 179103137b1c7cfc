import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '../core/log.ts';
import { TASK_PROCESS } from '../core/process-role.ts';
import type { StopRequest } from './graceful-stop.ts';
import { collectGroupMetrics } from './group-metrics.ts';

/** Pause before a process that ended is replaced, so that one that can't start doesn't keep the machine busy. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Runs this program in several processes that share a port, and replaces those that end. SIGHUP replaces one after the
 * other, SIGTERM and SIGINT end them all. The first process only watches over the others.
 * @param onReady called once when all of them listen
 */
export async function runProcessGroup(count: number, log: Log, onReady: (address: Address) => void): Promise<void> {
  const group = new ProcessGroup(log);
  collectGroupMetrics();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => group.stop(signal));
  process.on('SIGHUP', () => void group.replaceAll());
  // The first one creates the database, so that the others find it.
  const address = await group.add(TASK_PROCESS);
  await Promise.all(Array.from({ length: count - 1 }, () => group.add({})));
  onReady(address);
}

type Role = Partial<typeof TASK_PROCESS>;

class ProcessGroup {
  readonly #log: Log;
  /** The processes that listen. */
  readonly #roles = new Map<Worker, Role>();
  #isReplacing = false;
  #isStopping = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts a process. If it can't start, it has printed why, and the group ends. */
  async add(role: Role): Promise<Address> {
    const address = await this.#start(role);
    if (!address) process.exit(1);
    return address;
  }

  /** Starts a successor for each process, then ends the process. */
  async replaceAll(): Promise<void> {
    if (this.#isReplacing || this.#isStopping) return;
    this.#isReplacing = true;
    for (const [worker, role] of [...this.#roles]) {
      if (!this.#roles.has(worker)) continue;
      if (!(await this.#start(role))) {
        this.#log({ level: 'error', message: 'a new process did not start, so the old ones stay' });
        break;
      }
      this.#roles.delete(worker);
      await end(worker, 'replaced');
    }
    this.#isReplacing = false;
  }

  /** Ends all processes, and then this one. The second time it kills them. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    for (const worker of Object.values(cluster.workers ?? {})) {
      const isStarting = worker && !this.#roles.has(worker);
      if (this.#isStopping || isStarting) worker?.process.kill('SIGKILL');
    }
    if (this.#isStopping) return;
    this.#isStopping = true;
    const codes = await Promise.all([...this.#roles.keys()].map((worker) => end(worker, signal)));
    process.exit(codes.every((code) => code === 0) ? 0 : 1);
  }

  /** @returns undefined if the process ended before it listened */
  async #start(role: Role): Promise<Address | undefined> {
    const worker = cluster.fork(role);
    const ended = once(worker, 'exit').then(() => []);
    const [address] = await Promise.race([once(worker, 'listening') as Promise<[Address]>, ended]);
    if (!address) return undefined;
    this.#roles.set(worker, role);
    worker.once('exit', (code, signal) => void this.#replace(worker, signal ?? code));
    return address;
  }

  async #replace(worker: Worker, reason: string | number): Promise<void> {
    const role = this.#roles.get(worker);
    if (!role || this.#isStopping) return;
    this.#roles.delete(worker);
    this.#log({ level: 'error', message: 'a process ended and is replaced', reason });
    do await setTimeout(REPLACE_AFTER_MS);
    while (!this.#isStopping && !(await this.#start(role)));
  }
}

async function end(worker: Worker, stop: StopRequest['stop']): Promise<number | null> {
  if (worker.isDead()) return null;
  const ended = once(worker, 'exit');
  worker.send({ stop } satisfies StopRequest);
  const [code] = await ended;
  return code;
}
