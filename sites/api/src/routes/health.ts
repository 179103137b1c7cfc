import { Hono } from 'hono';
import { sql } from 'kysely';
import { UnavailableError } from '../core/unavailable-error.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { coalesceRequests } from '../http/coalesce-requests.ts';
import { checkWrites } from '../store/check-writes.ts';
import { toUnavailableError } from '../store/unavailable-store.ts';
import type { Services } from './services.ts';

const RETRY_AFTER_SECONDS = 5;
/** How long the outcome of a written row is good for: anybody may ask, and must not make the database write. */
const WRITE_CHECK_MS = 5_000;

/**
 * Health checks. `/` checks that the database answers and takes writes, `/live` only the process. `/ready` says whether to
 * send requests here, which holds while the database is down, too: the catalogue does not need it.
 */
export function healthRoutes({ settings, store, lifecycle }: Services) {
  const atMostOnce = coalesceRequests<UnavailableError | undefined>(WRITE_CHECK_MS, settings.now);
  /** A failure is an outcome, too, so that a full disk is not tried at each request. */
  async function tryToWrite(): Promise<UnavailableError | undefined> {
    try {
      await checkWrites(store, settings.now());
      return undefined;
    } catch (error) {
      const cause = toUnavailableError(error);
      if (!cause) throw error;
      return new UnavailableError('The database can be read, but takes no writes.', RETRY_AFTER_SECONDS, { cause });
    }
  }
  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      await sql`select 1`.execute(store);
      const failure = await atMostOnce('write', tryToWrite);
      if (failure) throw failure;
      return context.json({ status: 'ok' });
    })
    .get('/live', (context) => context.json({ status: 'live' }))
    .get('/ready', (context) => {
      if (lifecycle.isStopping) throw new UnavailableError('This server is stopping.', RETRY_AFTER_SECONDS);
      return context.json({ status: 'ready' });
    });
}
