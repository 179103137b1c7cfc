import { type ApiMessage, describeError, type Remote } from '@trek/ui/api';
import { createContext, useContext, useMemo, useState } from 'react';
import useSWR, { type Key, type SWRConfiguration, unstable_serialize } from 'swr';
import { cancelRetry } from './retry-read.ts';

/** Messages of the server's failed reads, by serialized key, for pages without scripts. */
export const FailuresContext = createContext<Record<string, string>>({});

/** False if the server could not read everything that the page shows. */
export const IsCompleteContext = createContext(true);

/** Retries the failed ones. */
export function retryFailed(...reads: readonly Remote<unknown>[]): void {
  for (const read of reads) if (read.status === 'failed') read.retry();
}

/**
 * A plain read as a discriminated state. A failed read stays failed during an automatic retry, and is loading when the
 * visitor retries.
 * @param key null: nothing to read yet
 */
export function useRead<Value>(
  key: Key,
  read: () => Promise<Value>,
  options?: SWRConfiguration<Value, Error>,
): Remote<Value> {
  const failures = useContext(FailuresContext);
  const { data, error, mutate } = useSWR<Value, Error>(key, read, options);
  const [isRetried, setIsRetried] = useState(false);
  const id = unstable_serialize(key);
  const message: ApiMessage | undefined = error ? describeError(error).said : failures[id];
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
