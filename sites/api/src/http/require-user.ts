import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { userById } from '../store/users.ts';
import type { ApiTypes } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** Lets only signed-in users through and puts the user into the context. Every other token is refused with 401. */
export function requireUser({ tokens, store }: Services): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const claims = token && (await tokens.readSession(token));
    const user = claims && (await userById(store, claims.userId));
    if (!user || user.token_version !== claims.tokenVersion) throw unauthorized('Please sign in.');
    context.set('user', user);
    context.set('session', claims);
    await next();
  };
}

export function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' });
}
