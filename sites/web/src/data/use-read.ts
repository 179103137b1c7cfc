import type { Remote } from '@trek/ui/api';
import { useRead as useKitRead } from '@trek/ui/provider';
import { createContext, useCallback, useContext } from 'react';
import { type Key, type SWRConfiguration, unstable_serialize } from 'swr';
import { cancelRetry } from './retry-read.ts';

/** Messages of the server's failed reads, by serialized key, for pages without scripts. */
export const FailuresContext = createContext<Record<string, string>>({});

/** Retries the failed ones. */
export function retryFailed(...reads: readonly Remote<unknown>[]): void {
  for (const read of reads) if (read.status === 'failed') read.retry();
}

/**
 * The kit's read, with the server's failures and the site's automatic retries.
 * @param key null: nothing to read yet
 */
export function useRead<Value>(
  key: Key,
  read: () => Promise<Value>,
  options?: SWRConfiguration<Value, Error>,
): Remote<Value> {
  const id = unstable_serialize(key);
  const serverFailure = useContext(FailuresContext)[id];
  const onRetry = useCallback(() => cancelRetry(id), [id]);
  return useKitRead(key, read, { ...options, serverFailure, onRetry });
}
