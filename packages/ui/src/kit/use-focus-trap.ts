'use client';
import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../internal/when-idle.ts';

const loadTrap = () => import('@zag-js/focus-trap');

/**
 * Holds the focus in a part that covers the page: takes it on beginning, gives it back at the end. Ark's own component
 * of this kind begins anew with every rendering, which takes the focus out of a field while somebody types. What holds it
 * loads after the page.
 */
export function useFocusTrap(part: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => whenIdle(() => void loadTrap().catch(() => {})), []);
  useEffect(() => {
    if (!isActive) return;
    let isWanted = true;
    let release = () => {};
    loadTrap().then(
      ({ trapFocus }) => {
        if (isWanted) release = trapFocus(() => part.current);
      },
      // Without it the focus can leave the part; everything else in it works.
      () => {},
    );
    return () => {
      isWanted = false;
      release();
    };
  }, [part, isActive]);
}
