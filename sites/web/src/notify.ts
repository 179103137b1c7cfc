import type { Notify } from '@trek/ui/provider';
import { openToasts } from './shell/toasts.tsx';

const DEFAULT_MS = 4000;

const loadToasts = () => import('./shell/toast-message.tsx');

/** Loads the library for toasts while nothing else is going on, so that one can tell of a broken network too. */
export function preloadToasts(): void {
  const load = () => void loadToasts().then(openToasts, () => {});
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, DEFAULT_MS);
}

/** Shows a toast. */
export const notify: Notify = (kind, text, options = {}) => {
  openToasts();
  void loadToasts().then(({ showToast }) =>
    showToast(kind, text, { ...options, durationMs: options.durationMs ?? DEFAULT_MS }),
  );
};
