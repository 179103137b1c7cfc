import { describeError } from '@trek/ui/api';
import type { SWRConfiguration } from 'swr';

const MOST_RETRIES = 3;
const FIRST_WAIT_MS = 5_000;

/**
 * How long to wait before a failed read is tried again; null: not at all. What the backend refuses it will refuse again,
 * unless it says when to come back.
 * @param retry number of the try to come, from 1
 */
export function retryWaitMs(error: unknown, retry: number): number | null {
  const { status, retryAfterMs } = describeError(error);
  if (retry > MOST_RETRIES || (status < 500 && retryAfterMs === 0)) return null;
  return Math.max(FIRST_WAIT_MS * 2 ** (retry - 1), retryAfterMs);
}

export const retryRead: SWRConfiguration['onErrorRetry'] = (error, _key, _config, revalidate, { retryCount }) => {
  const waitMs = retryWaitMs(error, retryCount);
  if (waitMs !== null) setTimeout(() => void revalidate({ retryCount }), waitMs);
};
