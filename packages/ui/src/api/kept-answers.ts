/** An answer of a call as it was read: nobody changes it. */
export interface KeptAnswer {
  etag: string;
  value: unknown;
}

/**
 * Answers that are the same for everybody, for a server that asks for them again and again: each is asked for every time,
 * and sent and read only where it has changed. By path. A `Map` will do; one that forgets what was not used for long does
 * where there is no end of paths.
 */
export interface KeptAnswers {
  get(path: string): KeptAnswer | undefined;
  set(path: string, answer: KeptAnswer): unknown;
}
