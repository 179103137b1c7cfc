import { lazyModule, lazyPart } from '@trek/ui/internal/lazy';
import { useSyncExternalStore } from 'react';

const ToastContainer = lazyPart(
  lazyModule(() => import('./toast-container.tsx')),
  (container) => container.default,
);

let isOpen = false;
const listeners = new Set<() => void>();

/** Mounts the toast container. */
export function openToasts(): void {
  isOpen = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toast container: empty until the first toast. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  return isNeeded && <ToastContainer />;
}
