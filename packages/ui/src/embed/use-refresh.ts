'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reads again what the parts of an embed show. */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true), [mutate]);
}
