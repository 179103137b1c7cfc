import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { ContentError, SettingError } from '@trek/api';
import { openBackend } from './backend.ts';
import { readBuildManifest } from './build-manifest.ts';
import { listenFault } from './listen-fault.ts';
import type { ServerEntry } from './render-page.ts';
import { readSiteSettings } from './settings.ts';
import { createSite } from './site-server.ts';

const clientFolder = new URL('../dist/client/', import.meta.url);
const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url);

/** A visitor who takes longer to send a request is cut off, so that slow ones can't hold all the sockets. */
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1_000;

/** Serves the built site until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSiteSettings(process.env);
  // React's checks for developers cost more than the rendering itself.
  process.env.NODE_ENV ??= 'production';
  const site: ServerEntry = await import(serverEntry.href);
  const assetsOf = readBuildManifest(clientFolder);
  const backend = await openBackend(settings, process.env);
  const app = createSite({
    site,
    assetsOf,
    backend,
    settings,
    clientFolder: relative(process.cwd(), fileURLToPath(clientFolder)),
  });
  const server = serve(
    {
      fetch: app.fetch,
      port: settings.port,
      hostname: settings.host,
      serverOptions: {
        headersTimeout: REQUEST_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      },
    },
    ({ port }) => console.log(`Ready on http://${settings.host}:${port}`),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    stopWith(listenFault(error, settings));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      void backend.close().finally(() => process.exit(0));
    });
  }
}

/** Ends with one line that says what is wrong. */
function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof SettingError || error instanceof ContentError) stopWith(error.message);
  console.error(error);
  process.exit(1);
});
