/** How long a visitor waits for the mail before they can ask for another code. */
export const RESEND_WAIT_MS = 30_000;
