import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { SLOW_REQUEST_LIMITS } from '@trek/api';
import type { Hono } from 'hono';
import type { SiteSettings } from './settings.ts';

/** Puts the site on its port. */
export function listen(app: Hono, { port, host }: Pick<SiteSettings, 'port' | 'host'>): Server {
  const options = { fetch: app.fetch, port, hostname: host, serverOptions: SLOW_REQUEST_LIMITS };
  return serve(options) as Server;
}
