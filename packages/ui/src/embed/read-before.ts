import type { ReadOptions } from '../api/use-read.ts';

/** A value that the host's server has read, if it has: it is not read again at once. */
export const readBefore = <Value>(initial: Value | undefined): ReadOptions<Value> =>
  initial === undefined ? {} : { revalidateIfStale: false, fallbackData: initial };
