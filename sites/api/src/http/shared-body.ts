import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** What an app keeps for {@link sendSharedBody}. */
export interface SharedBodyTypes {
  Variables: {
    /** The body of an answer without one, which is the same bytes for everybody. */
    sharedBody?: Uint8Array<ArrayBuffer>;
  };
}

/**
 * Sends the body that a route has set aside. Middleware that adds a header makes a stream of the answer's body, copied for
 * each caller; so the body joins its answer when all the others are done with it, and a thousand callers who do not read
 * hold one copy.
 */
export const sendSharedBody: MiddlewareHandler<SharedBodyTypes> = async (context, next) => {
  await next();
  const body = context.get('sharedBody');
  if (!body || context.error || context.res.status === NOT_MODIFIED) return;
  const { status, headers } = context.res;
  // Setting an answer beside one that is there would copy it once more.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};

const NOT_MODIFIED = 304;

/** Conditional requests: 304 to who has the present version already. For answers that carry an ETag of their own alone. */
export const conditionalResponses = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'x-request-id',
    // By these rules what was kept is read from now on.
    'access-control-allow-origin',
    'access-control-expose-headers',
    'content-security-policy',
    'referrer-policy',
  ],
});
