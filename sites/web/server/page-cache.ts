import { LRUCache } from 'lru-cache';
import { TooManyRenders } from './bounded-renders.ts';

/** The parts of a page that the cache needs. */
export interface CachedPage {
  status: number;
  /** False for searches, filters and other spellings of addresses, which are endless. */
  isTrueAddress: boolean;
  /** Age of a page that replaces one which can't be rendered now; undefined for any other. */
  staleSeconds?: number;
}

/**
 * Maximum number of pages cached under their canonical addresses: room for every page of the
 * catalogue of 70 treks in all four languages (532).
 */
const CAPACITY = 600;
/** Maximum for all other addresses, which only evict each other. */
const OTHERS_CAPACITY = 100;

interface CacheEntry<Page> {
  page: Promise<Page>;
  /** The latest good page of the address, for comparison and for failures. */
  last: Page | undefined;
  /** When it was last known to be up to date. */
  lastAt: number;
  expiresAt: number;
}

/**
 * Caches rendered pages for a short time, and renders each page once, however many requests ask for it at the same
 * time. An expired page is passed to `make`, which may return it if its data is the same; for some time it also replaces
 * a page that the backend can't provide, or for which there is no time. Made-up addresses can't evict pages at their canonical ones.
 */
export class PageCache<Page extends CachedPage> {
  readonly #making = new Map<string, CacheEntry<Page>>();
  readonly #pages = new LRUCache<string, CacheEntry<Page>>({ max: CAPACITY });
  readonly #others = new LRUCache<string, CacheEntry<Page>>({ max: OTHERS_CAPACITY });
  readonly #lifetimeMs: number;
  readonly #staleMs: number;
  readonly #now: () => number;

  /**
   * @param lifetimeSeconds 0: every page is rendered again
   * @param staleSeconds how long a good page replaces one that can't be rendered; 0: never
   */
  constructor(lifetimeSeconds: number, staleSeconds: number, now: () => number = Date.now) {
    this.#lifetimeMs = lifetimeSeconds * 1000;
    this.#staleMs = staleSeconds * 1000;
    this.#now = now;
  }

  /**
   * The cached page of a key, or a new one. Only good responses are cached.
   * @param make gets the previous page, which it may return
   */
  async get(key: string, make: (last: Page | undefined) => Promise<Page>): Promise<Page> {
    const entry = this.#making.get(key) ?? this.#pages.get(key) ?? this.#others.get(key);
    if (entry && entry.expiresAt > this.#now()) return entry.page;
    const now = this.#now();
    const last = entry?.last;
    const made: CacheEntry<Page> = {
      page: make(last),
      last,
      lastAt: entry?.lastAt ?? now,
      expiresAt: now + this.#lifetimeMs,
    };
    made.page = made.page.then(
      (page) => (page.status < 500 ? page : (this.#stale(made) ?? page)),
      (error) => {
        const stale = error instanceof TooManyRenders ? this.#stale(made) : undefined;
        if (!stale) throw error;
        return stale;
      },
    );
    this.#making.set(key, made);
    made.page.then(
      (page) => this.#settle(key, made, page),
      () => this.#settle(key, made, undefined),
    );
    return made.page;
  }

  /** Expires every page, including those being rendered, because their data has changed. */
  expire(): void {
    for (const entry of [...this.#making.values(), ...this.#pages.values(), ...this.#others.values()])
      entry.expiresAt = 0;
  }

  /** The last good page, as far as it may replace one that can't be made. */
  #stale({ last, lastAt }: CacheEntry<Page>): Page | undefined {
    const ageMs = this.#now() - lastAt;
    if (!last || this.#staleMs === 0 || ageMs > this.#staleMs) return undefined;
    return { ...last, staleSeconds: Math.floor(ageMs / 1000) };
  }

  #settle(key: string, made: CacheEntry<Page>, page: Page | undefined): void {
    if (this.#making.get(key) !== made) return;
    this.#making.delete(key);
    this.#pages.delete(key);
    this.#others.delete(key);
    if (!page && made.last) {
      // An error says nothing of the page before: the next one asked for is made again, and may need it.
      made.expiresAt = 0;
      (made.last.isTrueAddress ? this.#pages : this.#others).set(key, made);
    }
    if (!page || page.status >= 400) return;
    if (page.staleSeconds === undefined) {
      made.last = page;
      made.lastAt = this.#now();
    }
    (page.isTrueAddress ? this.#pages : this.#others).set(key, made);
  }
}
