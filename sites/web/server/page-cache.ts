import type { CompressedDocument } from './compressed-document.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  html: string;
  /** The same, compressed once for everybody; undefined where it is not. */
  compressed?: CompressedDocument | undefined;
}

/** Most pages that are kept at once; the oldest leaves first. */
const CAPACITY = 500;

/** Keeps rendered pages for a short while, and renders each page once however many ask for it at the same time. */
export class PageCache {
  readonly #pages = new Map<string, { page: Promise<CachedPage>; expiresAt: number }>();
  readonly #lifetimeMs: number;
  readonly #now: () => number;

  /** @param lifetimeSeconds 0 keeps nothing */
  constructor(lifetimeSeconds: number, now: () => number = Date.now) {
    this.#lifetimeMs = lifetimeSeconds * 1000;
    this.#now = now;
  }

  /** The kept page under a key, or a newly rendered one. Only good answers are kept. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    if (this.#lifetimeMs === 0) return render();
    const kept = this.#pages.get(key);
    if (kept && kept.expiresAt > this.#now()) return kept.page;
    const page = render();
    this.#pages.delete(key);
    this.#pages.set(key, { page, expiresAt: this.#now() + this.#lifetimeMs });
    if (this.#pages.size > CAPACITY) this.#pages.delete(this.#pages.keys().next().value as string);
    const forget = () => {
      if (this.#pages.get(key)?.page === page) this.#pages.delete(key);
    };
    page.then(({ status }) => status >= 400 && forget(), forget);
    return page;
  }
}
