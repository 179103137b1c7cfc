'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and for the render that takes over its markup, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
