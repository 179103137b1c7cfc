import type { MiddlewareHandler } from 'hono';

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
  if (!body || context.error) return;
  const { status, headers } = context.res;
  // Assigning over an existing response would copy it again.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
