import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { errorDetail, type Log } from '../core/log.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { toUnavailableError } from '../store/unavailable-store.ts';
import type { ApiTypes } from './api-context.ts';
import { HttpError } from './http-error.ts';

/** Turns whatever a route throws into `{ message }`. What the caller can't know stays in the log. */
export const handleError: ErrorHandler<ApiTypes> = (error, context) => {
  const { status, message, headers } = httpErrorFor(error);
  return context.json({ message }, status, headers);
};

/** Writes one line for every request that was refused or failed, without its query, which may hold a token. */
export function logErrors(log: Log): MiddlewareHandler<ApiTypes> {
  return async (context, next) => {
    await next();
    const { error } = context;
    if (!error) return;
    const { status, message } = httpErrorFor(error);
    const { method, path } = context.req;
    const level = status < 500 ? 'warn' : 'error';
    // Who was refused on purpose knows why from the message; everything else wants a stack.
    const detail = error instanceof HttpError ? {} : { detail: errorDetail(error) };
    // Known behind `requireUser` alone; by its id, which says nothing to anybody else.
    const { requestId, user } = context.var as Partial<ApiTypes['Variables']>;
    log({ level, message, requestId, method, path, status, ...(user && { user: user.id }), ...detail });
  };
}

function httpErrorFor(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  const unavailable = error instanceof UnavailableError ? error : toUnavailableError(error);
  if (!unavailable) return new HttpError(500, 'Something went wrong');
  return new HttpError(503, unavailable.message, { 'Retry-After': String(unavailable.retryAfterSeconds) });
}
