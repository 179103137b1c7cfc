import { describeError } from '@trek/ui/api';
import type { SWRConfiguration } from 'swr';

const MOST_RETRIES = 3;
const FIRST_WAIT_MS = 5_000;

/**
 * Delay before a failed read is retried; null: don't retry. A refusal is final unless the backend says when to come
 * back.
 * @param retry number of the next attempt, from 1
 */
export function retryDelayMs(error: unknown, retry: number): number | null {
  const { status, retryAfterMs } = describeError(error);
  if (retry > MOST_RETRIES || (status < 500 && retryAfterMs === 0)) return null;
  return Math.max(FIRST_WAIT_MS * 2 ** (retry - 1), retryAfterMs);
}

/** Pending retries by key: however often a read fails meanwhile, it is retried once. */
const waits = new Map<string, ReturnType<typeof setTimeout>>();

/** Cancels a pending retry, because the visitor retries now and failures count from zero again. */
export function cancelRetry(key: string): void {
  clearTimeout(waits.get(key));
}

export const retryRead: NonNullable<SWRConfiguration['onErrorRetry']> = (error, key, _config, revalidate, options) => {
  cancelRetry(key);
  const waitMs = retryDelayMs(error, options.retryCount);
  if (waitMs === null) return;
  const ask = () => void revalidate(options);
  waits.set(key, setTimeout(ask, waitMs));
};
