'use client';
import { useEffect } from 'react';
import { useLatest } from '../core/internal/use-latest.ts';
import type { EmbedKind } from '../provider/trek-events.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import type { Read } from './read.ts';

/** Tells the host once that a part shows what it is for, and each time that it could not read that. */
export function useReportedRead(kind: EmbedKind, read: Read<unknown>, trekId?: number | string): void {
  const emit = useLatest(usePorts().onEvent);
  const isReady = read.status === 'ready' && read.value !== null;
  useEffect(() => {
    if (!isReady) return;
    emit.current({ type: 'trek:ready', detail: { v: 1, kind, ...(trekId !== undefined && { trekId }) } });
  }, [emit, kind, isReady, trekId]);
  const { failure, message } = read.status === 'failed' ? read : {};
  useEffect(() => {
    if (failure === undefined || message === undefined) return;
    emit.current({ type: 'trek:error', detail: { v: 1, kind, code: failure, message } });
  }, [emit, kind, failure, message]);
}
