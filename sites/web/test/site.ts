import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../server/backend.ts';
import { builtFiles } from '../server/builds.ts';
import { listen } from '../server/listen.ts';
import type { ServerEntry } from '../server/render-page.ts';
import { readSiteSettings } from '../server/settings.ts';
import { createSite } from '../server/site-server.ts';
import { COMPANY } from '../src/content/company.ts';
import * as site from '../src/entry-server.tsx';

export interface TestSite {
  /** Asks for a page or a file by its path. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends an empty form to a path. */
  post(path: string): Promise<Response>;
  /** Puts the site on a port of its own, as the built one is. @returns its address */
  listen(): Promise<string>;
  /** The folder of all builds. */
  builds: string;
  /** That of the own one. */
  build: string;
  close(): Promise<void>;
}

/** Name of the build. */
export const BUILD = 'own';

/** The files of a build that was not made. */
export const assetsOf = () => ({
  build: BUILD,
  scripts: ['/assets/page.js', '/assets/entry.js'],
  ahead: [],
  styles: ['/assets/site.css'],
  styleOf: () => '.page{color:red}',
  fonts: ['/assets/text.woff2'],
});

/**
 * The site with everything real but the build: pages are rendered from their source, on a new database.
 * @param faults what is planted into the site's code, for controls
 */
export async function openSite(
  environment: Record<string, string> = {},
  lifecycle = { isStopping: false },
  faults: Partial<ServerEntry> = {},
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-site-'));
  const given = { DATA_DIR: folder, DEMO: '1', ...environment };
  const settings = readSiteSettings(given);
  const backend = await startBackend(settings, given, COMPANY);
  const app = createSite({
    site: { ...site, ...faults },
    assetsOf,
    backend,
    settings,
    lifecycle,
    files: builtFiles(BUILD, folder),
  });
  let server: Server | undefined;
  return {
    get: async (path, headers = {}) => app.request(`http://localhost${path}`, { headers }),
    post: async (path) => app.request(`http://localhost${path}`, { method: 'POST' }),
    listen: async () => {
      server = listen(app, { host: '127.0.0.1', port: 0 });
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    builds: folder,
    build: join(folder, BUILD),
    close: async () => {
      server?.close();
      server?.closeAllConnections();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface TestBackend {
  url: string;
  /** Paths that were asked for, in their order. */
  calls: string[];
  close(): Promise<void>;
}

/** Another host's backend with the given answers. */
export async function openForeignBackend(answer: RequestListener): Promise<TestBackend> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers every call with one JSON body. */
export function answering(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** The site on another host's backend; closing it closes both. */
export async function openSiteOn(
  answer: RequestListener,
  environment: Record<string, string> = {},
  faults: Partial<ServerEntry> = {},
): Promise<TestSite & Pick<TestBackend, 'calls'>> {
  const backend = await openForeignBackend(answer);
  const site = await openSite({ API_URL: backend.url, ...environment }, undefined, faults);
  return {
    ...site,
    calls: backend.calls,
    close: async () => {
      await site.close();
      await backend.close();
    },
  };
}
