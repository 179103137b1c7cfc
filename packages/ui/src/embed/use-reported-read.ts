'use client';
import { useEffect } from 'react';
import { apiTexts } from '../api/api.texts.ts';
import { wordsIn } from '../api/api-error.ts';
import type { Remote } from '../api/remote.ts';
import { useLatest } from '../core/internal/use-latest.ts';
import { formatMessage } from '../core/texts/message-descriptor.ts';
import type { EmbedKind } from '../provider/trek-events.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/** Tells the host once that a part shows what it is for, and each time that it could not read that. */
export function useReportedRead(kind: EmbedKind, read: Remote<unknown>, trekId?: number | string): void {
  const emit = useLatest(usePorts().onEvent);
  const isReady = read.status === 'ready' && read.value !== null;
  useEffect(() => {
    if (!isReady) return;
    emit.current({ type: 'trek:ready', detail: { v: 1, kind, ...(trekId !== undefined && { trekId }) } });
  }, [emit, kind, isReady, trekId]);
  const { failure: code = 'response', message, isRetryable = true } = read.status === 'failed' ? read : {};
  useEffect(() => {
    if (message === undefined) return;
    // The backend's own words may be about a person.
    const text = wordsIn(message) === undefined ? formatMessage(message, apiTexts.english) : apiTexts.english.fallback;
    emit.current({ type: 'trek:error', detail: { v: 1, kind, code, message: text, isRetryable } });
  }, [emit, kind, code, message, isRetryable]);
}
