/** A parsed response. Treat it as immutable. */
export interface CachedResponse {
  etag: string;
  value: unknown;
}

/**
 * Caches public responses by path, for a server that repeats the same requests: each request is conditional, and a response
 * is sent and parsed only after a change. A `Map` will do; use an LRU cache where the number of paths is unbounded.
 */
export interface EtagCache {
  get(path: string): CachedResponse | undefined;
  set(path: string, answer: CachedResponse): unknown;
}
