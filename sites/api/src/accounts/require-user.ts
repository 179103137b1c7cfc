import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { guestOf } from '../store/guests.ts';
import { openSession, touchSession } from '../store/sessions.ts';
import type { AuthServices } from './auth-services.ts';
import { GUEST_CALLS } from './guest-calls.ts';
import type { SessionClaims } from './tokens.ts';

/**
 * Requires a signed-in user, and puts user and session into the context. Any other token is refused with 401: that of a
 * guest, too, unless the call is among {@link GUEST_CALLS}.
 */
export function requireUser(services: AuthServices): MiddlewareHandler<ApiTypes> {
  const { store, tokens } = services;
  return async (context, next) => {
    const claims = isGuestCall(context) ? await tokens.readGuest(bearerToken(context) ?? '') : undefined;
    const guest = claims && (await guestOf(store, claims.userId));
    await authenticate(services, context, (token) => (guest ? tokens.readGuest(token) : tokens.readSession(token)));
    if (guest) context.set('guest', guest);
    await next();
  };
}

/** Whether the route that will answer is among those of guests. */
const isGuestCall = (context: ApiContext) =>
  GUEST_CALLS.includes(`${context.req.method} ${matchedRoutes(context).at(-1)?.path}`);

/**
 * Puts the user of a valid token into the context.
 * @param read reads the claims of the required kind of token
 * @throws HttpError 401
 */
export async function authenticate(
  { store, settings }: AuthServices,
  context: ApiContext,
  read: (token: string) => Promise<SessionClaims | undefined>,
): Promise<void> {
  const found = await sessionOf({ store, settings }, context, read);
  if (!found) throw unauthorized('Please sign in.');
  // Not awaited: while the database can't be written, reading still works.
  touchSession(store, found.session, settings.now()).catch(() => {});
  context.set('user', found.user);
  context.set('session', found.session);
}

/**
 * The open session of a request with its user; undefined: it has none.
 * @param read reads the claims of the required kind of token
 */
export async function sessionOf(
  { store, settings }: Pick<AuthServices, 'store' | 'settings'>,
  context: ApiContext,
  read: (token: string) => Promise<SessionClaims | undefined>,
) {
  const token = bearerToken(context);
  const claims = token && (await read(token));
  const found = claims && (await openSession(store, claims.sessionId, settings.now()));
  return found && found.user.id === claims.userId ? found : undefined;
}

/** The bearer token of a request. */
export const bearerToken = (context: ApiContext): string | undefined =>
  /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];

export function unauthorized(message: string): HttpError {
  return new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' });
}
