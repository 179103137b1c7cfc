import { createContext, useContext, useMemo, useState } from 'react';
import useSWR, { type Key, type SWRConfiguration, unstable_serialize } from 'swr';
import { cancelRetry } from './retry-read.ts';

/** Messages of the reads that failed while the server rendered, by serialized key, for a page that no script runs on. */
export const FailuresContext = createContext<Record<string, string>>({});

/** False where the server could not read everything that the page shows. */
export const IsCompleteContext = createContext(true);

export type ReadState<Value> =
  | { status: 'loading'; retry: () => void }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; value: Value; retry: () => void };

/** Asks again for those that failed. */
export function retryFailed(...reads: readonly ReadState<unknown>[]): void {
  for (const read of reads) if (read.status === 'failed') read.retry();
}

/**
 * One plain read, as a state of its own. A read that failed shows as failed while it is asked for again by itself, and as
 * loading where a visitor asks.
 * @param key null: nothing to read yet
 */
export function useRead<Value>(
  key: Key,
  read: () => Promise<Value>,
  options?: SWRConfiguration<Value, Error>,
): ReadState<Value> {
  const failures = useContext(FailuresContext);
  const { data, error, mutate } = useSWR<Value, Error>(key, read, options);
  const [isRetried, setIsRetried] = useState(false);
  const id = unstable_serialize(key);
  const message = error?.message ?? failures[id];
  return useMemo(() => {
    const retry = () => {
      cancelRetry(id);
      setIsRetried(true);
      void mutate().finally(() => setIsRetried(false));
    };
    if (data !== undefined) return { status: 'ready', value: data, retry };
    if (message !== undefined && !isRetried) return { status: 'failed', message, retry };
    return { status: 'loading', retry };
  }, [data, id, message, isRetried, mutate]);
}
