import { lazyModule } from '@trek/ui/late';
import type { Notify } from '@trek/ui/provider';
import { showFallbackNotice } from './fallback-notice.ts';
import { toastMs } from './toast-time.ts';
import { openToasts } from './toasts.tsx';

const toasts = lazyModule(() => import('./toast-message.tsx'));

/** Loads the library for toasts, so that one can tell of a network that breaks later. */
export function preloadToasts(): void {
  toasts.load().then(openToasts, () => {});
}

/** Shows a toast. */
export const notify: Notify = (kind, text, options = {}) => {
  toasts.load().then(
    ({ showToast }) => {
      openToasts();
      showToast(kind, text, { ...options, durationMs: options.durationMs ?? toastMs(kind) });
    },
    () => showFallbackNotice(text, options),
  );
};
