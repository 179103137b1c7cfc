import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { endOnUncaughtErrors, endWith } from './http/end-process.ts';
import { boundedServer, readEnvironment, readSettings, runProcessGroup, startApi, stopOnSignal } from './index.ts';
import { readListenAddress } from './settings/settings.ts';

/** Runs the API on a port of its own. */

endOnUncaughtErrors();
try {
  await run();
} catch (error) {
  endWith(error);
}

async function run(): Promise<void> {
  const environment = readEnvironment();
  const { port, host } = readListenAddress(environment);
  const settings = readSettings(environment);
  const { processes, log } = settings;
  const isGroup = cluster.isPrimary && processes > 1;
  const sayReady = (listening: number) => log({ level: 'info', message: `the API listens on port ${listening}` });
  if (isGroup) return runProcessGroup(processes, log, (address) => sayReady(address.port));
  const api = await startApi(settings);
  const server = boundedServer(getRequestListener(api.fetch, { hostname: host }));
  server.listen(port, host, () => {
    if (cluster.isPrimary) sayReady((server.address() as AddressInfo).port);
  });

  server.once('error', async (error: NodeJS.ErrnoException) => {
    await api.close();
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `PORT: another program uses ${port}` : `HOST: can't listen on ${host} (${error.code})`);
    process.exit(1);
  });

  stopOnSignal(server, api);
}
