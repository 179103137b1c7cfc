import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { openSession, touchSession } from '../store/sessions.ts';
import type { ApiTypes } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** Lets only signed-in users through and puts the user into the context. Every other token is refused with 401. */
export function requireUser({ tokens, store, settings }: Services): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const claims = token && (await tokens.readSession(token));
    const found = claims && (await openSession(store, claims.sessionId, settings.now()));
    if (!found || found.user.id !== claims.userId) throw unauthorized('Please sign in.');
    // Nobody waits for it: where the database can't be written, reading goes on.
    touchSession(store, found.session, settings.now()).catch(() => {});
    context.set('user', found.user);
    context.set('session', found.session);
    await next();
  };
}

export function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' });
}
