import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiTypes } from '../http/api-context.ts';
import type { Services } from '../services.ts';

/** Whether the server and its database work; 503 when the database is away. */
export function healthRoutes({ store }: Services) {
  return new Hono<ApiTypes>().get('/', async (context) => {
    await sql`select 1`.execute(store);
    return context.json({ status: 'ok' });
  });
}
