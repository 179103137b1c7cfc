import type { MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Refuses every method that nothing here answers, before anything else has to make sense of it. */
export const knownMethods: MiddlewareHandler = async ({ req, json }, next) => {
  if (METHODS.includes(req.method)) return next();
  return json({ message: 'This method is not allowed here.' }, 405, { Allow: METHODS.join(', ') });
};
