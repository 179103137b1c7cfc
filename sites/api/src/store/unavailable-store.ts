import { UnavailableError } from '../core/unavailable-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Error codes for a database that is down, full, out of connections or locked, rather than a wrong statement.
 * Sources: https://www.postgresql.org/docs/current/errcodes-appendix.html (classes 08, 40, 53 and 57, read-only,
 * lock not available, idle in transaction), https://www.sqlite.org/rescode.html (busy 5, locked 6, read-only 8, I/O 10, full 13,
 * can't open 14)
 */
const POSTGRES_CODE = /^(?:08|25006|25P03|40|53|55P03|57|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/;
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14]);
/** Errors of the packages `pg` and `kysely` that carry no code. */
const MESSAGE = new RegExp(
  `^(?:${[
    'Connection terminated',
    'Query read timeout',
    'timeout (?:exceeded|expired)',
    'Client (?:was closed|has encountered a connection error)',
    'Postgres connection has been discarded',
    // Queries during shutdown.
    'Cannot use a pool after calling end',
    'driver has already been destroyed',
  ].join('|')})`,
);

/** Turns the error of an unavailable database into an `UnavailableError`; undefined for any other error. */
export function toUnavailableError(error: unknown): UnavailableError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, message } = error as Error & { code?: string; errcode?: number };
  const isAway =
    POSTGRES_CODE.test(code ?? '') ||
    MESSAGE.test(message) ||
    // The low byte is the primary code; the rest is detail.
    (code === 'ERR_SQLITE_ERROR' && SQLITE_CODES.has((errcode ?? 0) & 0xff));
  if (!isAway) return undefined;
  return new UnavailableError('The service is currently unavailable. Please try again.', RETRY_AFTER_SECONDS, {
    cause: error,
  });
}
