import type { MiddlewareHandler } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { OPERATOR_ROLE } from '../store/operator-role.ts';
import type { AuthServices } from './auth-services.ts';
import { authenticate } from './require-user.ts';
import type { SessionClaims } from './tokens.ts';

/** Requires an operator who has passed the second factor. */
export function requireOperator(services: AuthServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readOffice(token));
}

/** Requires an operator who is signed in, so that they can pass the second factor. */
export function requireSignedInOperator(services: AuthServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (token) => services.tokens.readSession(token));
}

/** Everyone else gets a 404, as for an unknown address. The role comes from the stored account, never from a token. */
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
