import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { isOfficeRole, type OfficeRole } from '../store/office-role.ts';
import type { AuthServices } from './auth-services.ts';
import { isOwnOrigin, officeCookie } from './office-cookie.ts';
import { may, OFFICE_CALLS } from './office-rights.ts';
import { authenticate } from './require-user.ts';

type OperatorServices = AuthServices & { settings: Pick<ApiSettings, 'publicUrl'> };

/**
 * Requires someone who works in the office, has entered it, with the session's token and its entry's cookie, and whose role
 * allows the call.
 */
export function requireOperator(services: OperatorServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, (context) => hasEntered(services, context));
}

/** Requires an operator who is signed in, so that they can pass the second factor. */
export function requireSignedInOperator(services: OperatorServices): MiddlewareHandler<ApiTypes> {
  return operatorWith(services, async () => true);
}

/** Whether a signed-in operator's browser has passed the second factor in this session. */
export async function hasEntered({ tokens, settings }: OperatorServices, context: ApiContext): Promise<boolean> {
  const entry = await tokens.readOffice(officeCookie(context, settings) ?? '');
  return entry !== undefined && entry.sessionId === context.var.session.id;
}

/** The role of the operator who calls, as it is stored now. */
export function officeRoleOf(context: ApiContext): OfficeRole {
  const { role } = context.var.user;
  if (!isOfficeRole(role)) throw new HttpError(404, NOT_FOUND);
  return role;
}

/** Everyone else gets a 404, as for an unknown address. The role comes from the stored account, never from a token. */
function operatorWith(
  services: OperatorServices,
  mayPass: (context: ApiContext) => Promise<boolean>,
): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    const refused = await authenticate(services, context, (token) => services.tokens.readSession(token)).catch(
      (error: unknown) => {
        if (error instanceof HttpError) return error;
        throw error;
      },
    );
    if (refused || !mayCall(context) || !isOwnOrigin(context, services.settings) || !(await mayPass(context)))
      throw new HttpError(404, NOT_FOUND);
    await next();
  };
}

/** Whether the caller's role allows the route that answers, the first one that matches. One that the table lacks allows no one. */
function mayCall(context: ApiContext): boolean {
  const { role } = context.var.user;
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  const right = route && OFFICE_CALLS.get(`${route.method} ${route.path}`);
  return right !== undefined && isOfficeRole(role) && may(role, right);
}
