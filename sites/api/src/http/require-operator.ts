import type { MiddlewareHandler } from 'hono';
import { OPERATOR_ROLE } from '../accounts/operator-role.ts';
import type { Services } from '../services.ts';
import type { ApiTypes } from './api-context.ts';
import { NOT_FOUND, Refusal } from './refusal.ts';
import { requireUser } from './require-user.ts';

/**
 * Lets operators through. To everybody else there is nothing here: the answer is that of an address that the API does not have.
 * The role is the stored account's, never a token's.
 */
export function requireOperator(services: Services): MiddlewareHandler<ApiTypes> {
  const signedIn = requireUser(services);
  return async (context, next) => {
    const refused = await signedIn(context, async () => {}).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (refused || context.var.user.role !== OPERATOR_ROLE) throw new Refusal(404, NOT_FOUND);
    await next();
  };
}
