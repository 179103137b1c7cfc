import { setImmediate } from 'node:timers/promises';

/** Each takes 5 to 25 ms: those that wait longer than a second or two are given up by their visitors. */
const MOST = 60;

/** There are so many pages to make that another one would wait for too long. */
export class TooManyRenders extends Error {}

/**
 * Makes pages one after the other, so that addresses which no cache knows can't take the whole server: what needs no page
 * is answered in between. With its data at hand a page is made without a pause, so that only this way those that wait
 * are known at all, and not left in the sockets.
 */
export class BoundedRenders {
  #unfinished = 0;
  #turns: Promise<unknown> = Promise.resolve();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** @throws TooManyRenders at once */
  async run<Page>(make: () => Promise<Page>): Promise<Page> {
    if (this.#unfinished >= this.#most) throw new TooManyRenders('Too many pages are being made.');
    this.#unfinished += 1;
    try {
      this.#turns = this.#turns.then(() => setImmediate());
      await this.#turns;
      return await make();
    } finally {
      this.#unfinished -= 1;
    }
  }
}
