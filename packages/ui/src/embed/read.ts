'use client';
import { useMemo, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { type ApiError, describeError } from '../api/api-error.ts';
import type { Remote } from '../api/remote.ts';

/**
 * One read, which all parts of an embed share.
 * @param key null: nothing to read yet
 * @param initial what the server has read before
 */
export function useRead<Value>(
  key: string | readonly string[] | null,
  read: () => Promise<Value>,
  initial?: Value,
): Remote<Value> {
  const options: SWRConfiguration<Value, ApiError> = { revalidateIfStale: initial === undefined };
  if (initial !== undefined) options.fallbackData = initial;
  const { data, error, mutate } = useSWR<Value, ApiError>(key, read, options);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  return useMemo(() => {
    const retry = () => {
      setIsAskedAgain(true);
      void mutate()
        .catch(() => {})
        .finally(() => setIsAskedAgain(false));
    };
    if (data !== undefined) return { status: 'ready', value: data, retry };
    if (error !== undefined && !isAskedAgain) {
      return { status: 'failed', message: describeError(error).said, failure: error.failure, retry };
    }
    return { status: 'loading', retry };
  }, [data, error, isAskedAgain, mutate]);
}
