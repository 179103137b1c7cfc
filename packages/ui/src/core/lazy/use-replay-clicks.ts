'use client';
import { useEffect } from 'react';
import { pageBody } from '../internal/page.ts';
import { useLatest } from '../internal/use-latest.ts';
import { type CapturedClick, captureClicks } from './capture-clicks.ts';
import { useChunkErrorToast } from './chunk-error.ts';
import type { LazyPart } from './lazy-part.tsx';
import { rememberElements, type Successors } from './successors.ts';

/**
 * Captures clicks on a lazy part's fallback, loads the part with each, and replays them once it is hydrated: on what has
 * taken the place of an element if the part was translated, and had to be rendered again. When loading fails, the browser
 * follows links and submits forms; anything else shows the chunk error.
 * @param find the target of an event, where it belongs to the part
 */
export function useReplayClicks(
  part: Pick<LazyPart<never>, 'hydrated' | 'load'>,
  find: (event: CapturedClick) => HTMLElement | null,
): void {
  const latest = useLatest({ find, showChunkError: useChunkErrorToast() });
  useEffect(() => {
    let successors: Successors | undefined;
    const replay = () => queue.replay(successors?.of);
    const queue = captureClicks(
      document,
      (event) => latest.current.find(event),
      () => {
        successors ??= rememberElements(pageBody());
        part
          .load()
          .then(() => part.hydrated)
          .then(replay, () => {
            if (queue.release().length > 0) latest.current.showChunkError();
          });
      },
    );
    void part.hydrated.then(replay);
    return queue.stop;
  }, [part, latest]);
}
