/** Wait before changes that did not reach the account are sent again. */
export const RESEND_AFTER_MS = 30_000;
