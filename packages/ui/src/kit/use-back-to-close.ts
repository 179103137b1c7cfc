'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import type { BackHold } from '../provider/ports.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/**
 * While something covers the page, Back closes it before it leaves the page.
 * @param hold takes the hold on the button, for whoever goes elsewhere from there
 */
export function useBackToClose(isCovering: boolean, close: () => void, hold?: RefObject<BackHold | null>): void {
  const { back } = usePorts();
  const latest = useLatest(close);
  useEffect(() => {
    if (!isCovering) return;
    const held = back.hold(() => {
      latest.current();
      return false;
    });
    if (hold) hold.current = held;
    return () => {
      held.release();
      if (hold) hold.current = null;
    };
  }, [back, isCovering, hold, latest]);
}
