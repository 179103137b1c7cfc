import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { errorDetail, type Log, loggedMessage, loggedPath } from '../core/log.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { toUnavailableError } from '../store/unavailable-store.ts';
import type { ApiTypes } from './api-context.ts';
import { HttpError } from './http-error.ts';

/** Turns any error of a route into `{ message }` with its facts. Internal details go to the log only. */
export const handleError: ErrorHandler<ApiTypes> = (error, context) => {
  const { status, message, headers, facts } = httpErrorFor(error);
  return context.json({ message, ...facts }, status, headers);
};

/** Logs every refused or failed request, without its query, which may hold a token, and without what its caller typed. */
export function logErrors(log: Log): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    await next();
    const { error } = context;
    if (!error) return;
    const { status, message } = httpErrorFor(error);
    const { method, path } = context.req;
    const level = status < 500 ? 'warn' : 'error';
    // For a deliberate refusal the message is enough; anything else needs a stack.
    const detail = error instanceof HttpError ? {} : { detail: errorDetail(error) };
    // Known only behind `requireUser`. The id means nothing to outsiders.
    const { requestId, user } = context.var as Partial<ApiTypes['Variables']>;
    const request = { requestId, method, path: loggedPath(path), status };
    log({ level, message: loggedMessage(message), ...request, ...(user && { user: user.id }), ...detail });
  };
}

function httpErrorFor(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  const unavailable = error instanceof UnavailableError ? error : toUnavailableError(error);
  if (!unavailable) return new HttpError(500, 'Something went wrong');
  return new HttpError(503, unavailable.message, { 'Retry-After': String(unavailable.retryAfterSeconds) });
}
