'use client';
import { useEffect } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { type CapturedClick, captureClicks } from './capture-clicks.ts';
import { useChunkErrorToast } from './chunk-error.ts';
import type { LazyPart } from './lazy-part.tsx';

/**
 * Captures clicks on a lazy part's fallback, loads the part with each, and replays them once it is hydrated. When loading
 * fails, the browser follows links and submits forms; anything else shows the chunk error.
 * @param find the target of an event, where it belongs to the part
 */
export function useReplayClicks(
  part: Pick<LazyPart<never>, 'hydrated' | 'load'>,
  find: (event: CapturedClick) => HTMLElement | null,
): void {
  const latest = useLatest({ find, showChunkError: useChunkErrorToast() });
  useEffect(() => {
    const queue = captureClicks(
      document,
      (event) => latest.current.find(event),
      () => {
        part
          .load()
          .then(() => part.hydrated)
          .then(
            () => queue.replay(),
            () => {
              if (queue.release().length > 0) latest.current.showChunkError();
            },
          );
      },
    );
    void part.hydrated.then(() => queue.replay());
    return queue.stop;
  }, [part, latest]);
}
