import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { OPERATOR_ROLE } from '../store/operator-role.ts';
import type { AuthServices } from './auth-services.ts';
import { isOwnOrigin, officeCookie } from './office-cookie.ts';
import { authenticate } from './require-user.ts';

type OperatorServices = AuthServices & { settings: Pick<ApiSettings, 'publicUrl'> };

/** Requires an operator who has entered the office: with the session's token, and its entry's cookie. */
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
    const isOperator = !refused && context.var.user.role === OPERATOR_ROLE && isOwnOrigin(context, services.settings);
    if (!isOperator || !(await mayPass(context))) throw new HttpError(404, NOT_FOUND);
    await next();
  };
}
