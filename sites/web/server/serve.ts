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
import { type BuiltFiles, builtFiles, currentBuild, DIST, keepBuild, removeOldBuilds, shareBuild } from './builds.ts';
import { refuseOldFacts, refuseSamples } from './check-company.ts';
import { listen } from './listen.ts';
import { listenError } from './listen-error.ts';
import type { ServerEntry } from './render-page.ts';
import { readSiteSettings } from './settings.ts';
import { createSite } from './site-server.ts';

/** Options of a start that serves no production. */
export interface Serving {
  /** Folder of the builds. Default: that of the site. */
  dist?: string;
  /** Changes the code that renders pages. */
  entryOf?: (site: ServerEntry, folder: URL) => ServerEntry;
  /** Answers before the site does. */
  around?: (site: Answering, files: BuiltFiles) => Answering;
}

type Answering = Pick<ReturnType<typeof createSite>, 'fetch'>;

/** Serves the built site until the process is stopped. */
async function serve({ dist = DIST, entryOf = (site) => site, around = (site) => site }: Serving): Promise<void> {
  const environment = readEnvironment();
  const settings = readSiteSettings(environment);
  const processes = readProcessCount(environment);
  const sayReady = ({ port }: Pick<AddressInfo, 'port'>) => console.log(`Ready on http://${settings.host}:${port}`);
  const build = await currentBuild(dist);
  // Once, and not again for a process that replaces one which ended.
  if (cluster.isPrimary) await refuseOldFacts(settings, join(dist, 'builds', build));
  // The site and its API share each process: a machine then has as many of both as it has cores.
  if (cluster.isPrimary && processes > 1) return runProcessGroup(processes, logToConsole, sayReady);
  // React's development checks cost more than the rendering itself.
  process.env.NODE_ENV ??= 'production';
  const folder = pathToFileURL(join(dist, 'builds', build, '/'));
  const site = entryOf(await import(new URL('server/entry-server.js', folder).href), folder);
  refuseSamples(settings, { accounts: site.BANK_ACCOUNTS, company: site.COMPANY });
  const assetsOf = readBuildManifest(build, new URL('client/', folder));
  // A route that names a file which the build lacks ends the start, rather than fail its visitors.
  for (const { source, ahead } of site.routes) assetsOf([source], ahead);
  if (settings.buildsFolder) await shareBuild(build, settings.buildsFolder, dist);
  const files = builtFiles(build, settings.buildsFolder ?? join(dist, 'builds'));
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
  const server = listen(around(app, files), settings);
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

/** Serves the built site until the process is stopped; what goes wrong ends the process with one line. */
export function serveSite(serving: Serving = {}): void {
  endOnUncaughtErrors();
  serve(serving).catch(endWith);
}
