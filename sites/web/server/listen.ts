import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { boundedServer } from '@trek/api';
import type { Hono } from 'hono';
import type { SiteSettings } from './settings.ts';

export function listen(app: Pick<Hono, 'fetch'>, { port, host }: Pick<SiteSettings, 'port' | 'host'>): Server {
  return boundedServer(getRequestListener(app.fetch, { hostname: host })).listen(port, host);
}
