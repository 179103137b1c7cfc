/** A browser's timers take no longer delay (2^31 - 1 ms, almost 25 days): a longer one would fire at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;
/** Milliseconds that a visitor may take at Google: ten minutes. */
export const GOOGLE_MARKER_MS = 600_000;
/** Milliseconds that the toasts of signing in and of guarded pages stand. */
export const SESSION_TOAST_MS = 3000;
/** Milliseconds for a toast with advice: there is more to read. */
export const ADVICE_TOAST_MS = 8000;
