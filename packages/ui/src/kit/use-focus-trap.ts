'use client';
import { type RefObject, useEffect } from 'react';
import { firstTouch } from '../internal/first-touch.ts';

const loadTrap = () => import('@zag-js/focus-trap');

/**
 * Holds the focus in a part that covers the page: takes it on beginning, gives it back at the end. Ark's own component
 * of this kind begins anew with every rendering, which takes the focus out of a field while somebody types. What holds it
 * loads when the visitor first touches the page.
 */
export function useFocusTrap(part: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(
    () =>
      void firstTouch()
        .then(loadTrap)
        .catch(() => {}),
    [],
  );
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
