'use client';
import { type ReactNode, useState } from 'react';
import { useLatest } from '../core/internal/use-latest.ts';
import { ChunkErrorContext } from '../core/lazy/chunk-error.ts';
import { lateTexts } from '../core/lazy/late.texts.ts';
import { useTexts } from '../core/texts/language.ts';
import { loadAgain } from './load-again.ts';
import type { TrekPorts } from './ports.ts';

/** Shows a notice through the host if requested code fails to load, with the way on. */
export function MissingCodeNotices({ ports, children }: { ports: TrekPorts; children: ReactNode }) {
  const latest = useLatest({ ports, messages: useTexts(lateTexts) });
  // The same for good: React gives up markup that waits to be hydrated as soon as a context above it changes.
  const [showChunkError] = useState(() => () => {
    const { ports, messages } = latest.current;
    const action = { label: messages.loadAgain, run: () => loadAgain(latest.current.ports) };
    ports.notify('error', messages.missing, { action });
  });
  return <ChunkErrorContext.Provider value={showChunkError}>{children}</ChunkErrorContext.Provider>;
}
