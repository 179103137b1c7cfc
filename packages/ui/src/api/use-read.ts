'use client';
import { useMemo, useState } from 'react';
import useSWR, { type Key, type SWRConfiguration } from 'swr';
import type { ApiMessage } from './api.texts.ts';
import { type ApiError, describeError, type ErrorDescription } from './api-error.ts';
import type { Remote } from './remote.ts';

/** SWR's options, and: */
export interface ReadOptions<Value> extends SWRConfiguration<Value, Error> {
  /** Why the server could not read it: shown until the browser has read it. Default: the server did not try. */
  serverFailure?: ApiMessage | undefined;
  /** Runs before a retry by the visitor, for example to cancel an automatic one. The same function on each render. */
  onRetry?: (() => void) | undefined;
}

/**
 * Reads a value with SWR, as a `Remote`. A failed read stays failed during an automatic retry, and is loading when the
 * visitor retries.
 * @param key SWR's; null: nothing to read yet
 */
export function useRead<Value>(key: Key, read: () => Promise<Value>, options: ReadOptions<Value> = {}): Remote<Value> {
  const { serverFailure, onRetry } = options;
  const { data, error, mutate } = useSWR<Value, Error>(key, read, options);
  const [isRetried, setIsRetried] = useState(false);
  const failure = error && (error as ApiError).failure;
  const { descriptor: message = serverFailure, isRetryable }: Partial<ErrorDescription> = error
    ? describeError(error)
    : {};
  return useMemo(() => {
    const retry = () => {
      onRetry?.();
      setIsRetried(true);
      void mutate().finally(() => setIsRetried(false));
    };
    if (data !== undefined) return { status: 'ready', value: data, retry };
    if (message !== undefined && !isRetried) return { status: 'failed', message, failure, isRetryable, retry };
    return { status: 'loading', retry };
  }, [data, message, failure, isRetryable, isRetried, mutate, onRetry]);
}
