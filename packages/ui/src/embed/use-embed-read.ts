'use client';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type ApiError, describeError } from '../api/api-error.ts';
import type { Remote } from '../api/remote.ts';
import { useLatest } from '../core/internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { type Reading, readCacheOf } from './read-cache.ts';

const NOTHING: Reading = {};
const never = () => () => {};

/**
 * Reads a value for a part of an embed. SWR, which the operator's site reads with, weighs 5 kB of a page.
 * @param key the same for the same value; null: there is nothing to read
 * @param initial what the host's server has read: it is not read again at once
 */
export function useEmbedRead<Value>(key: string | null, read: () => Promise<Value>, initial?: Value): Remote<Value> {
  const { api } = usePorts();
  const cache = readCacheOf(api);
  const latest = useLatest(read);
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? never() : cache.subscribe(key, () => latest.current(), listener)),
    [cache, key, latest],
  );
  const reading = useSyncExternalStore(
    subscribe,
    () => (key === null ? NOTHING : cache.read(key)),
    () => NOTHING,
  );
  const isGiven = initial !== undefined;
  useEffect(() => {
    if (key === null) return;
    if (!isGiven) cache.refresh(key);
    const onOnline = () => cache.refresh(key);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [cache, key, isGiven]);
  return useMemo(() => {
    const retry = () => void (key !== null && cache.retry(key));
    const { value = initial, error, isRetried } = reading;
    if (value !== undefined) return { status: 'ready', value: value as Value, retry };
    if (error === undefined || isRetried) return { status: 'loading', retry };
    const { descriptor: message, isRetryable } = describeError(error);
    return { status: 'failed', message, failure: (error as ApiError).failure, isRetryable, retry };
  }, [cache, key, reading, initial]);
}
