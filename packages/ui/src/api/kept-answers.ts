interface KeptAnswer {
  etag: string;
  /** The answer as it was read: nobody changes it. */
  value: unknown;
}

/** Most answers that are kept; the oldest leaves first. */
const CAPACITY = 200;

/**
 * Answers that are the same for everybody, for a server that asks for them again and again: each is asked for every time,
 * and sent and read only where it has changed.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();

  find(path: string): KeptAnswer | undefined {
    return this.#answers.get(path);
  }

  keep(path: string, answer: KeptAnswer): void {
    this.#answers.delete(path);
    this.#answers.set(path, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > CAPACITY) this.#answers.delete(oldest);
  }
}
