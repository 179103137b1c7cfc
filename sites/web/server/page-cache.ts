import { LRUCache } from 'lru-cache';

/** What the cache looks at in a page. */
export interface CachedPage {
  status: number;
  /** False for the searches, filters and other spellings of addresses, of which there is no end. */
  isTrueAddress: boolean;
  /** How old it is, where it stands in for a page that can't be made now; undefined for any other. */
  staleSeconds?: number;
}

/** How long a good page stands in for one that can't be made, at most. */
const STALE_LIFETIME_MS = 86_400_000;
/** Most pages that are kept at once at their true addresses. */
const CAPACITY = 500;
/** Most at all other addresses, which push out each other alone. */
const OTHERS_CAPACITY = 100;

interface Kept<Page> {
  page: Promise<Page>;
  /** The newest good page of the address, for comparison and for bad times. */
  last: Page | undefined;
  /** When it was last known to be right. */
  lastAt: number;
  expiresAt: number;
}

/**
 * Keeps rendered pages for a short while, and makes each page once however many ask for it at the same time. After that
 * while a page is offered to whoever makes it anew: it stays as it is where what it was made of did, and for a day it stands
 * in for a page that the backend does not let be made. Made-up addresses, however many, push out no page at its true one.
 */
export class PageCache<Page extends CachedPage> {
  readonly #making = new Map<string, Kept<Page>>();
  readonly #pages = new LRUCache<string, Kept<Page>>({ max: CAPACITY });
  readonly #others = new LRUCache<string, Kept<Page>>({ max: OTHERS_CAPACITY });
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
  async get(key: string, make: (last: Page | undefined) => Promise<Page>): Promise<Page> {
    const kept = this.#making.get(key) ?? this.#pages.get(key) ?? this.#others.get(key);
    if (kept && kept.expiresAt > this.#now()) return kept.page;
    const now = this.#now();
    const last = kept?.last;
    const made: Kept<Page> = { page: make(last), last, lastAt: kept?.lastAt ?? now, expiresAt: now + this.#lifetimeMs };
    made.page = made.page.then((page) => this.#orStale(page, made));
    this.#making.set(key, made);
    made.page.then(
      (page) => this.#settle(key, made, page),
      () => this.#settle(key, made, undefined),
    );
    return made.page;
  }

  /** Offers every page to whoever makes it anew, those included that are being made: what they are made of has changed. */
  expire(): void {
    for (const kept of [...this.#making.values(), ...this.#pages.values(), ...this.#others.values()])
      kept.expiresAt = 0;
  }

  /** The page itself, or the last good one in its place. */
  #orStale(page: Page, { last, lastAt }: Kept<Page>): Page {
    const ageMs = this.#now() - lastAt;
    if (page.status < 500 || !last || ageMs > STALE_LIFETIME_MS) return page;
    return { ...last, staleSeconds: Math.floor(ageMs / 1000) };
  }

  #settle(key: string, made: Kept<Page>, page: Page | undefined): void {
    if (this.#making.get(key) !== made) return;
    this.#making.delete(key);
    this.#pages.delete(key);
    this.#others.delete(key);
    if (!page || page.status >= 400) return;
    if (page.staleSeconds === undefined) {
      made.last = page;
      made.lastAt = this.#now();
    }
    (page.isTrueAddress ? this.#pages : this.#others).set(key, made);
  }
}
