import { useSyncExternalStore } from 'react';

/** Pixels of scrolling from which the header is the small one. */
const SCROLLED_FROM_PX = 10;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled away from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_FROM_PX,
    () => false,
  );
}
