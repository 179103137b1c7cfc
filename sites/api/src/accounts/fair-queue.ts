/** Jobs that wait, in turns: one of each caller, then the next of each, so that nobody waits for another's flood. */
export class FairQueue<Job> {
  readonly #byCaller = new Map<string, Job[]>();
  readonly #capacity: number;
  #length = 0;

  /** @param capacity jobs that may wait */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a job. When too many wait it gives the one that has to go: the last of the caller who has most. */
  add(caller: string, job: Job): Job | undefined {
    const own = this.#byCaller.get(caller);
    if (own) own.push(job);
    else this.#byCaller.set(caller, [job]);
    this.#length += 1;
    if (this.#length > this.#capacity) return this.#dropOne();
    return undefined;
  }

  /** How many jobs wait. */
  get size(): number {
    return this.#length;
  }

  /** Takes the next job out. */
  next(): Job | undefined {
    const [first] = this.#byCaller;
    if (!first) return undefined;
    const [caller, jobs] = first;
    const job = jobs.shift();
    // To the end of the line.
    this.#byCaller.delete(caller);
    if (jobs.length > 0) this.#byCaller.set(caller, jobs);
    this.#length -= 1;
    return job;
  }

  #dropOne(): Job | undefined {
    let [most] = this.#byCaller;
    // Of several with as many, the one who came last.
    for (const entry of this.#byCaller) if (entry[1].length >= (most?.[1].length ?? 0)) most = entry;
    if (!most) return undefined;
    const [caller, jobs] = most;
    const job = jobs.pop();
    if (jobs.length === 0) this.#byCaller.delete(caller);
    this.#length -= 1;
    return job;
  }
}
