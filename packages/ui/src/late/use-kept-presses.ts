'use client';
import { useEffect } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { keepPresses, type Press } from './keep-presses.ts';
import type { LazyPart } from './lazy-part.tsx';
import { useTellMissing } from './missing-code.ts';

/**
 * Keeps presses on what stands for a late part until the part answers them, and asks for its code with each. Where that does
 * not come, links are followed and forms sent, and what only the code can answer is told.
 * @param find the element that a press is meant for, where it is the part's
 */
export function useKeptPresses(
  part: Pick<LazyPart<never>, 'live' | 'want'>,
  find: (press: Press) => HTMLElement | null,
): void {
  const latest = useLatest({ find, tellMissing: useTellMissing() });
  useEffect(() => {
    const presses = keepPresses(
      document,
      (press) => latest.current.find(press),
      () => {
        part
          .want()
          .then(() => part.live)
          .then(presses.replay, () => {
            if (presses.release().length > 0) latest.current.tellMissing();
          });
      },
    );
    void part.live.then(presses.replay);
    return presses.stop;
  }, [part, latest]);
}
