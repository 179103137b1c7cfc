import type { MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Refuses every method that no route uses, before other middleware sees it. */
export const knownMethods: MiddlewareHandler = async ({ req, json }, next) => {
  if (METHODS.includes(req.method)) return next();
  return json({ message: 'This method is not allowed.' }, 405, { Allow: METHODS.join(', ') });
};
