import type { MiddlewareHandler } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { OPERATOR_ROLE } from '../store/operator-role.ts';
import type { AuthServices } from './auth-services.ts';
import { authenticate } from './require-user.ts';
import type { SessionClaims } from './tokens.ts';

/** Lets operators through who have shown their second factor. */
export function requireOperator(services: AuthServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readOffice(token));
}

/** Lets operators through who are signed in, so that they can show their second factor. */
export function requireSignedInOperator(services: AuthServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readSession(token));
}

/**
 * To everybody else there is nothing here: the answer is that of an address that the API does not have. The role is the stored
 * account's, never a token's.
 */
function operatorWith(
  services: AuthServices,
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
