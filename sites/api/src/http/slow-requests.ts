/** How long a request may take to arrive, and how often that is checked. Together they stay well below ten seconds. */
const REQUEST_MS = 7_000;
const CHECK_MS = 1_000;

/** Options for a Node server that cut off slow senders, so they can't occupy all sockets. */
export const SLOW_REQUEST_LIMITS = {
  headersTimeout: REQUEST_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
} as const;
