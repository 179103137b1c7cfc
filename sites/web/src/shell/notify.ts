import { lazyModule } from '@trek/ui/internal/lazy';
import type { Notify } from '@trek/ui/provider';
import { showFallbackNotice } from '../boot/fallback-notice.ts';
import { toastMs } from './toast-time.ts';
import { openToasts } from './toasts.tsx';

const toasts = lazyModule(() => import('./toast-message.tsx'));

/** Preloads the toast library, so that it can report a later network failure. */
export function preloadToasts(): void {
  toasts.load().then(openToasts, () => {});
}

export const notify: Notify = (kind, text, options = {}) => {
  toasts.load().then(
    ({ showToast }) => {
      openToasts();
      showToast(kind, text, { ...options, durationMs: options.durationMs ?? toastMs(kind) });
    },
    () => showFallbackNotice(text, options),
  );
};
