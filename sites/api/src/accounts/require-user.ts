import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { openSession, touchSession } from '../store/sessions.ts';
import type { AuthServices } from './auth-services.ts';
import type { SessionClaims } from './tokens.ts';

/** Lets only signed-in users through and puts user and session into the context. Every other token is refused with 401. */
export function requireUser(services: AuthServices): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    await authenticate(services, context, (token) => services.tokens.readSession(token));
    await next();
  };
}

/**
 * Puts whoever has a good token into the context.
 * @param read what a token of the wanted kind says
 * @throws HttpError 401
 */
export async function authenticate(
  { store, settings }: AuthServices,
  context: ApiContext,
  read: (token: string) => Promise<SessionClaims | undefined>,
): Promise<void> {
  const token = bearerToken(context);
  const claims = token && (await read(token));
  const found = claims && (await openSession(store, claims.sessionId, settings.now()));
  if (!found || found.user.id !== claims.userId) throw unauthorized('Please sign in.');
  // Nobody waits for it: where the database can't be written, reading goes on.
  touchSession(store, found.session, settings.now()).catch(() => {});
  context.set('user', found.user);
  context.set('session', found.session);
}

/** The token that a request carries. */
export const bearerToken = (context: ApiContext): string | undefined =>
  /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];

export function unauthorized(message: string): HttpError {
  return new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' });
}
