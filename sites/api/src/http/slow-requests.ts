/** How long a caller may take to send a request, and how often that is looked at: both together stay well below ten seconds. */
const REQUEST_MS = 7_000;
const CHECK_MS = 1_000;

/** Settings of a server of Node. Who sends more slowly is cut off, so that slow callers can't hold all the sockets. */
export const SLOW_REQUEST_LIMITS = {
  headersTimeout: REQUEST_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
} as const;
