import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { ContentError, readSettings, SettingError, SLOW_REQUEST_LIMITS, startApi, stopOnSignal } from './index.ts';
import { readListenAddress } from './settings.ts';

/** The API on a port of its own. */

try {
  await run();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { port, host } = readListenAddress(process.env);
  const settings = readSettings(process.env);
  const api = await startApi(settings);
  const server = serve({ fetch: api.fetch, port, hostname: host, serverOptions: SLOW_REQUEST_LIMITS }, (address) =>
    settings.log({ level: 'info', message: `the API listens on port ${address.port}` }),
  ) as Server;

  server.once('error', async (error: NodeJS.ErrnoException) => {
    await api.close();
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken ? `PORT: ${port} is taken by another program` : `HOST: can't listen on ${host} (${error.code})`,
    );
    process.exitCode = 1;
  });

  stopOnSignal(server, api);
}
