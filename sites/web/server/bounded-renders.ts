/** More at once only make each of them slower. */
const AT_ONCE = 2;
/** Those that wait longer than about a second would be given up by their visitors. */
const MOST_WAITING = 40;

/** There are so many pages to render that another one would wait for too long. */
export class TooManyRenders extends Error {}

/**
 * Renders a few pages at once, so that addresses which no cache knows can't take the whole server. Their data are read
 * before, by as many as like.
 */
export class BoundedRenders {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #atOnce: number;
  readonly #mostWaiting: number;

  constructor(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws TooManyRenders at once, if too many are waiting */
  async run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new TooManyRenders('Too many pages are being rendered.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await render();
    } finally {
      const next = this.#waiting.shift();
      // The next one takes the place, so that no one comes in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
