import { Hono } from 'hono';
import { sql } from 'kysely';
import { UnavailableError } from '../core/unavailable-error.ts';
import type { ApiTypes } from '../http/api-context.ts';
import type { Services } from './services.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Health checks. `/` checks the database, `/live` only the process. `/ready` says whether to send requests here, which
 * holds while the database is down, too: the catalogue does not need it.
 */
export function healthRoutes({ store, lifecycle }: Services) {
  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      await sql`select 1`.execute(store);
      return context.json({ status: 'ok' });
    })
    .get('/live', (context) => context.json({ status: 'live' }))
    .get('/ready', (context) => {
      if (lifecycle.isStopping) throw new UnavailableError('This server is stopping.', RETRY_AFTER_SECONDS);
      return context.json({ status: 'ready' });
    });
}
