/** A value that is read from the backend, as far as it is known. */
export interface Reading {
  value?: unknown;
  error?: unknown;
  /** The visitor has asked for it again after a failure. */
  isRetried?: boolean;
}

interface Entry {
  reading: Reading;
  listeners: Set<() => void>;
  read: () => Promise<unknown>;
  /** The read that is under way. */
  coming?: Promise<void> | undefined;
  /** When the last read began. */
  begunMs: number;
  /** Failed reads since the last success. */
  failures: number;
  timer?: ReturnType<typeof setTimeout>;
}

const NOTHING: Reading = {};

/** Parts that appear within this time share one read. */
export const SHARED_READ_MS = 2000;
/** A failed read is repeated after this time, then after twice as long, and so on. */
export const FIRST_RETRY_MS = 5000;
const MOST_DOUBLINGS = 8;

/**
 * The values that an embed reads, each once for all parts that show it: a failed read is repeated, one by the visitor's wish
 * at once, and what is there stays until something newer is.
 */
export class ReadCache {
  readonly #entries = new Map<string, Entry>();

  readonly read = (key: string): Reading => this.#entries.get(key)?.reading ?? NOTHING;

  /** @param read the newest way to read it @returns unsubscribes */
  subscribe(key: string, read: () => Promise<unknown>, listener: () => void): () => void {
    const entry = this.#entryOf(key, read);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0) clearTimeout(entry.timer);
    };
  }

  /** Reads a value unless that has begun just now. */
  refresh(key: string): void {
    const entry = this.#entries.get(key);
    if (entry && Date.now() - entry.begunMs >= SHARED_READ_MS) void this.#load(entry);
  }

  /** Reads a value again, because the visitor wants it to be. */
  retry(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    show(entry, { ...entry.reading, isRetried: true });
    void this.#load(entry);
  }

  /** Reads again what parts show of the wanted keys. */
  again(isWanted: (key: string) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (!isWanted(key)) continue;
      if (entry.listeners.size > 0) void this.#load(entry, true);
      // The part that shows it next must not take the old one for new.
      else this.#entries.delete(key);
    }
  }

  #entryOf(key: string, read: () => Promise<unknown>): Entry {
    const known = this.#entries.get(key);
    const entry = known ?? {
      reading: NOTHING,
      listeners: new Set(),
      read,
      begunMs: Number.NEGATIVE_INFINITY,
      failures: 0,
    };
    entry.read = read;
    this.#entries.set(key, entry);
    return entry;
  }

  /** @param isNews what is being read may be older than the wish */
  async #load(entry: Entry, isNews = false): Promise<void> {
    if (entry.coming && !isNews) return entry.coming;
    clearTimeout(entry.timer);
    entry.begunMs = Date.now();
    const coming: Promise<void> = entry.read().then(
      (value) => this.#settle(entry, coming, { value }),
      (error) => this.#settle(entry, coming, { value: entry.reading.value, error }),
    );
    entry.coming = coming;
    return coming;
  }

  #settle(entry: Entry, coming: Promise<void>, reading: Reading): void {
    // A later read is under way.
    if (entry.coming !== coming) return;
    entry.coming = undefined;
    entry.failures = reading.error === undefined ? 0 : entry.failures + 1;
    if (entry.failures > 0 && entry.listeners.size > 0) {
      const delayMs = FIRST_RETRY_MS * 2 ** Math.min(entry.failures - 1, MOST_DOUBLINGS);
      entry.timer = setTimeout(() => void this.#load(entry), delayMs);
    }
    show(entry, reading);
  }
}

function show(entry: Entry, reading: Reading): void {
  entry.reading = reading;
  for (const listener of entry.listeners) listener();
}

const caches = new WeakMap<object, ReadCache>();

/** The cache of a client: parts that call the same one share what it has read. */
export function readCacheOf(api: object): ReadCache {
  const cache = caches.get(api) ?? new ReadCache();
  caches.set(api, cache);
  return cache;
}
