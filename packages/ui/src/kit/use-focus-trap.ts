'use client';
import { type RefObject, useEffect } from 'react';
import { firstTouch } from '../late/first-touch.ts';
import { lazyModule } from '../late/lazy-module.ts';

const trapModule = lazyModule(() => import('@zag-js/focus-trap'));

/**
 * Holds the focus in a part that covers the page: takes it on beginning, gives it back at the end. Ark's own component
 * of this kind begins anew with every rendering, which takes the focus out of a field while somebody types. What holds it
 * loads when the visitor first touches the page.
 */
export function useFocusTrap(part: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => void firstTouch().then(trapModule.prepare), []);
  useEffect(() => {
    if (!isActive) return;
    let isWanted = true;
    let release = () => {};
    trapModule.want().then(
      ({ trapFocus }) => {
        if (isWanted) release = trapFocus(() => part.current);
      },
      // Without it the focus can leave the part; everything else in it works, and there is nothing to do about it.
      () => {},
    );
    return () => {
      isWanted = false;
      release();
    };
  }, [part, isActive]);
}
