import type { MiddlewareHandler } from 'hono';
import type { ApiTypes } from './api-context.ts';

/**
 * Sends the body that a route has set aside with {@link ApiTypes}' `sharedBody`. Middleware that adds a header makes a
 * stream of the answer's body, copied for each caller; so the body joins its answer when all the others are done with it,
 * and a thousand callers who do not read hold one copy.
 */
export const sendSharedBody: MiddlewareHandler<ApiTypes> = async (context, next) => {
  await next();
  const body = context.get('sharedBody');
  if (!body || context.error) return;
  const { status, headers } = context.res;
  // Setting an answer beside one that is there would copy it once more.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
