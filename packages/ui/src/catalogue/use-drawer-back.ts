'use client';
import { type RefObject, useEffect } from 'react';
import type { BackHold } from '../provider/ports.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/** While the filters cover the page, Back closes them before it leaves the page. */
export function useDrawerBack(isCovering: boolean, hold: RefObject<BackHold | null>, close: () => void): void {
  const { back } = usePorts();
  useEffect(() => {
    if (!isCovering) return;
    const held = back.hold(() => {
      close();
      return false;
    });
    hold.current = held;
    return () => {
      held.release();
      hold.current = null;
    };
  }, [back, isCovering, hold, close]);
}
