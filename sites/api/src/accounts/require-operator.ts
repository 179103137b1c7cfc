import type { MiddlewareHandler } from 'hono';
import { OPERATOR_ROLE } from '../accounts/operator-role.ts';
import type { SessionClaims } from '../accounts/tokens.ts';
import type { Services } from '../services.ts';
import type { ApiTypes } from './api-context.ts';
import { HttpError, NOT_FOUND } from './http-error.ts';
import { authenticate } from './require-user.ts';

/** Lets operators through who have shown their second factor. */
export function requireOperator(services: Services): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readOffice(token));
}

/** Lets operators through who are signed in, so that they can show their second factor. */
export function requireSignedInOperator(services: Services): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readSession(token));
}

/**
 * To everybody else there is nothing here: the answer is that of an address that the API does not have. The role is the stored
 * account's, never a token's.
 */
function operatorWith(
  services: Services,
  read: (token: string) => Promise<SessionClaims | undefined>,
): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    const refused = await authenticate(services, context, read).catch((error: unknown) => {
      if (error instanceof HttpError) return error;
      throw error;
    });
    if (refused || context.var.user.role !== OPERATOR_ROLE) throw new HttpError(404, NOT_FOUND);
    await next();
  };
}
