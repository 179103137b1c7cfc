import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  endOnUncaughtErrors,
  endWith,
  errorDetail,
  isLoopbackHost,
  logToConsole,
  readEnvironment,
  readProcessCount,
  runProcessGroup,
  stopOnSignal,
} from '@trek/api';
import { type Backend, startBackend } from './backend.ts';
import { readBuildManifest } from './build-manifest.ts';
import { builtFiles, currentBuild, DIST, keepBuild, removeOldBuilds, shareBuild } from './builds.ts';
import { refuseOldFacts, refuseSamples } from './check-company.ts';
import { listen } from './listen.ts';
import { listenError } from './listen-error.ts';
import type { ServerEntry } from './render-page.ts';
import { readSiteSettings } from './settings.ts';
import { createSite } from './site-server.ts';

/** Serves the built site until the process is stopped. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const settings = readSiteSettings(environment);
  const processes = readProcessCount(environment);
  const sayReady = ({ port }: Pick<AddressInfo, 'port'>) => console.log(`Ready on http://${settings.host}:${port}`);
  const build = await currentBuild();
  // Once, and not again for a process that replaces one which ended.
  if (cluster.isPrimary) await refuseOldFacts(settings, join(DIST, 'builds', build));
  // The site and its API share each process: a machine then has as many of both as it has cores.
  if (cluster.isPrimary && processes > 1) return runProcessGroup(processes, logToConsole, sayReady);
  // React's development checks cost more than the rendering itself.
  process.env.NODE_ENV ??= 'production';
  const folder = pathToFileURL(join(DIST, 'builds', build, '/'));
  const site: ServerEntry = await import(new URL('server/entry-server.js', folder).href);
  refuseSamples(settings, { accounts: site.BANK_ACCOUNTS, company: site.COMPANY });
  const assetsOf = readBuildManifest(build, new URL('client/', folder));
  if (settings.buildsFolder) await shareBuild(build, settings.buildsFolder);
  const files = builtFiles(build, settings.buildsFolder);
  await keepBuild(files);
  await removeOldBuilds(build, files.root);
  const backend = await startBackend(settings, environment, site.COMPANY);
  const lifecycle = { isStopping: false };
  const app = createSite({
    site,
    assetsOf,
    backend,
    settings,
    lifecycle,
    files,
  });
  const server = listen(app, settings);
  server.once('listening', () => {
    if (cluster.isPrimary) sayReady(server.address() as AddressInfo);
    if (isLoopbackHost(settings.host)) void sayFirstLink(backend);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    stopWith(listenError(error, settings));
  });
  stopOnSignal(server, {
    prepareToStop() {
      lifecycle.isStopping = true;
      backend.prepareToStop();
    },
    close: () => backend.close(),
  });
}

/** Prints how the owner enters the office for the first time. It can be asked for by mail, too. */
async function sayFirstLink({ api }: Backend): Promise<void> {
  const line = await api?.firstLinkLine().catch((error: unknown) => {
    logToConsole({ level: 'warn', message: "can't make the owner's first link", detail: errorDetail(error) });
  });
  if (line) console.log(line);
}

/** Exits with one line that says what is wrong. */
function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

endOnUncaughtErrors();
main().catch(endWith);
