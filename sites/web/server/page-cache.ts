import type { CompressedDocument } from './compressed-document.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  html: string;
  /** The JSON of what it was rendered from. */
  state: string;
  /** False for the searches, filters and other spellings of addresses, of which there is no end. */
  isTrueAddress: boolean;
  /** The page, compressed once for everybody; undefined where it is not. */
  compressed?: CompressedDocument | undefined;
  /** How old it is, where it stands in for a page that can't be made now; undefined for any other. */
  staleSeconds?: number;
}

/** How long a good page stands in for one that can't be made, at most. */
const STALE_LIFETIME_MS = 86_400_000;
/** Most pages that are kept at once at their true addresses; the oldest leaves first. */
const CAPACITY = 500;
/** Most at all other addresses, which push out each other alone. */
const OTHERS_CAPACITY = 100;

interface Kept {
  page: Promise<CachedPage>;
  /** The newest good page of the address, for comparison and for bad times. */
  last: CachedPage | undefined;
  /** When it was last known to be right. */
  lastAt: number;
  expiresAt: number;
}

/**
 * Keeps rendered pages for a short while, and makes each page once however many ask for it at the same time. After that
 * while a page is offered to whoever makes it anew: it stays as it is where what it was made of did, and for a day it stands
 * in for a page that the backend does not let be made. Made-up addresses, however many, push out no page at its true one.
 */
export class PageCache {
  readonly #making = new Map<string, Kept>();
  readonly #pages = new Map<string, Kept>();
  readonly #others = new Map<string, Kept>();
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
    const kept = this.#making.get(key) ?? this.#pages.get(key) ?? this.#others.get(key);
    if (kept && kept.expiresAt > this.#now()) return kept.page;
    const now = this.#now();
    const last = kept?.last;
    const made: Kept = { page: make(last), last, lastAt: kept?.lastAt ?? now, expiresAt: now + this.#lifetimeMs };
    made.page = made.page.then((page) => this.#orStale(page, made));
    this.#making.set(key, made);
    made.page.then(
      (page) => this.#settle(key, made, page),
      () => this.#settle(key, made, undefined),
    );
    return made.page;
  }

  /** The page itself, or the last good one in its place. */
  #orStale(page: CachedPage, { last, lastAt }: Kept): CachedPage {
    const ageMs = this.#now() - lastAt;
    if (page.status < 500 || !last || ageMs > STALE_LIFETIME_MS) return page;
    return { ...last, staleSeconds: Math.floor(ageMs / 1000) };
  }

  #settle(key: string, made: Kept, page: CachedPage | undefined): void {
    if (this.#making.get(key) !== made) return;
    for (const room of [this.#making, this.#pages, this.#others]) room.delete(key);
    if (!page || page.status >= 400) return;
    if (page.staleSeconds === undefined) {
      made.last = page;
      made.lastAt = this.#now();
    }
    const [room, capacity] = page.isTrueAddress ? [this.#pages, CAPACITY] : [this.#others, OTHERS_CAPACITY];
    room.set(key, made);
    if (room.size > capacity) room.delete(room.keys().next().value as string);
  }
}
