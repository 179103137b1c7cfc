import { Hono } from 'hono';
import { sql } from 'kysely';
import { UnavailableError } from '../core/unavailable-error.ts';
import type { ApiTypes } from '../http/api-context.ts';
import type { Services } from './services.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * How the server is. `/` says whether its database answers, `/live` whether the server runs at all, `/ready` whether it
 * is to be sent requests. It is while the database is away, too: the catalogue needs none.
 */
export function healthRoutes({ store, lifecycle }: Services) {
  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      await sql`select 1`.execute(store);
      return context.json({ status: 'ok' });
    })
    .get('/live', (context) => context.json({ status: 'live' }))
    .get('/ready', (context) => {
      if (lifecycle.isStopping) throw new UnavailableError('This server is about to end.', RETRY_AFTER_SECONDS);
      return context.json({ status: 'ready' });
    });
}
