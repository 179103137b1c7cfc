import { deferred } from '@trek/ui/kit';
import { useSyncExternalStore } from 'react';

const ToastContainer = deferred<object>(async () => (await import('./toast-container.tsx')).default);

let isOpen = false;
const listeners = new Set<() => void>();

/** Makes room for toasts from now on. */
export function openToasts(): void {
  isOpen = true;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where toasts appear: nothing until the first one. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  return isNeeded && <ToastContainer />;
}
