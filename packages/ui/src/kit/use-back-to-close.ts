'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../core/internal/use-latest.ts';
import type { BackGuard } from '../provider/ports.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/**
 * While something covers the page, Back closes it before it leaves the page.
 * @param hold takes the hold on the button, for whoever goes elsewhere from there
 * @param address what the page's address follows while the page is covered: with another address, which takes the entry
 * that held the button, it is held anew
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
