'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { usePorts } from '../../provider/trek-provider.tsx';

/**
 * While something covers the page, Back closes it before it leaves the page.
 * @param hold receives the guard of the Back button, for navigation from there
 * @param address the value that the page's address follows while the page is covered: another address takes the entry
 * that held the button, so it is held again
 */
export function useBackToClose(
  isCovering: boolean,
  close: () => void,
  hold?: RefObject<BackGuard | null>,
  address?: unknown,
): void {
  const { back } = usePorts();
  const latest = useLatest(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what ends the hold.
  useEffect(() => {
    if (!isCovering) return;
    const held = back.block(() => {
      latest.current();
      return false;
    });
    if (hold) hold.current = held;
    return () => {
      held.release();
      if (hold) hold.current = null;
    };
  }, [back, isCovering, hold, latest, address]);
}
