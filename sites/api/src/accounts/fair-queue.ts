/** A round-robin queue: one job of each caller in turn, so no caller waits for another's flood. */
export class FairQueue<Job> {
  readonly #byCaller = new Map<string, Job[]>();
  readonly #capacity: number;
  #length = 0;

  /** @param capacity jobs that may wait */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a job. If the queue is full, returns the job to drop: the last one of the caller with the most. */
  add(caller: string, job: Job): Job | undefined {
    const own = this.#byCaller.get(caller);
    if (own) own.push(job);
    else this.#byCaller.set(caller, [job]);
    this.#length += 1;
    if (this.#length > this.#capacity) return this.#dropOne();
    return undefined;
  }

  /** Number of waiting jobs. */
  get size(): number {
    return this.#length;
  }

  /** Takes the next job. */
  next(): Job | undefined {
    const [first] = this.#byCaller;
    if (!first) return undefined;
    const [caller, jobs] = first;
    const job = jobs.shift();
    // Moves the caller to the end.
    this.#byCaller.delete(caller);
    if (jobs.length > 0) this.#byCaller.set(caller, jobs);
    this.#length -= 1;
    return job;
  }

  #dropOne(): Job | undefined {
    let [most] = this.#byCaller;
    // Among callers with equally many, the latest.
    for (const entry of this.#byCaller) if (entry[1].length >= (most?.[1].length ?? 0)) most = entry;
    if (!most) return undefined;
    const [caller, jobs] = most;
    const job = jobs.pop();
    if (jobs.length === 0) this.#byCaller.delete(caller);
    this.#length -= 1;
    return job;
  }
}
