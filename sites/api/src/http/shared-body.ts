import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** The context variable of {@link sendSharedBody}. */
export interface SharedBodyTypes {
  Variables: {
    /** A response body whose bytes are the same for everyone. */
    sharedBody?: Uint8Array<ArrayBuffer>;
  };
}

/**
 * Sends the body that a route has set aside. Middleware that adds a header would copy the body into a stream for each
 * caller. Attaching the body last lets a thousand slow readers share one copy.
 */
export const sendSharedBody: MiddlewareHandler<SharedBodyTypes> = async (context, next) => {
  await next();
  const body = context.get('sharedBody');
  if (!body || context.error || context.res.status === NOT_MODIFIED) return;
  const { status, headers } = context.res;
  // Assigning over an existing response would copy it again.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};

const NOT_MODIFIED = 304;

/** Answers conditional requests with 304. Only for responses with their own ETag. */
export const conditionalResponses = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'x-request-id',
    // A cached response is read under these headers from now on.
    'access-control-allow-origin',
    'access-control-expose-headers',
    'content-security-policy',
    'referrer-policy',
  ],
});
