import { useSyncExternalStore } from 'react';

/** Scroll position in pixels from which the header is small. */
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
