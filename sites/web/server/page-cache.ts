import type { CompressedDocument } from './compressed-document.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  html: string;
  /** The JSON of what it was rendered from. */
  state: string;
  /** The same, compressed once for everybody; undefined where it is not. */
  compressed?: CompressedDocument | undefined;
}

/** Most pages that are kept at once; the oldest leaves first. */
const CAPACITY = 500;

interface Kept {
  page: Promise<CachedPage>;
  /** The newest good page of the address, for comparison. */
  last: CachedPage | undefined;
  expiresAt: number;
}

/**
 * Keeps rendered pages for a short while, and makes each page once however many ask for it at the same time. After that
 * while a page is offered to whoever makes it anew: it stays as it is where what it was made of did.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #lifetimeMs: number;
  readonly #now: () => number;

  /** @param lifetimeSeconds 0: every page is made anew */
  constructor(lifetimeSeconds: number, now: () => number = Date.now) {
    this.#lifetimeMs = lifetimeSeconds * 1000;
    this.#now = now;
  }

  /**
   * The kept page under a key, or a newly made one. Only good answers are kept.
   * @param make is given the page of last time, which it may give back
   */
  async get(key: string, make: (last: CachedPage | undefined) => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.expiresAt > this.#now()) return kept.page;
    const made: Kept = { page: make(kept?.last), last: kept?.last, expiresAt: this.#now() + this.#lifetimeMs };
    this.#pages.delete(key);
    this.#pages.set(key, made);
    if (this.#pages.size > CAPACITY) this.#pages.delete(this.#pages.keys().next().value as string);
    const forget = () => {
      if (this.#pages.get(key) === made) this.#pages.delete(key);
    };
    made.page.then((page) => {
      if (page.status >= 400) forget();
      else made.last = page;
    }, forget);
    return made.page;
  }
}
