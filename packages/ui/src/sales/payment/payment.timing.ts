/** How long a changed order waits for the next change before its payment is opened. */
export const ORDER_PAUSE_MS = 600;
/** Wait between the answer to one status check and the next check. */
export const POLL_INTERVAL_MS = 2000;
/** The longest that a check is put off for a backend that asks to be left alone. */
export const LONGEST_POLL_WAIT_MS = 30_000;
/** Most status checks of one payment. */
export const MAXIMUM_POLLS = 5;
/** How long a simulated payment takes. */
export const SIMULATED_PAYMENT_MS = 2000;
/** How long a simulated payment waits, at most, for the backend's word. After that its outcome is asked for. */
export const SETTLEMENT_LIMIT_MS = 10_000;
/**
 * How long a card may take to be confirmed; after that the answer is no longer awaited, and the outcome is requested.
 * Our own choice: a bank decides how long its challenge stays open, and ten minutes is what payment services document.
 * Example: https://docs.lyra.com/en/rest/V4.0/pci/createpayment/3ds2/timeout.html
 */
export const CONFIRMATION_LIMIT_MS = 600_000;
/** How long a payment that has succeeded waits, at most, for the backend to write it down. */
export const RECORDING_LIMIT_MS = 2000;
