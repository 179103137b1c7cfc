import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { Hono, type MiddlewareHandler } from 'hono';
import type { SiteSettings } from './settings.ts';
import { cacheControl, immutableFiles, sharedFiles } from './static-files.ts';

/** The one file whose name stays while its content changes; all it loads is named by what is in it. */
const SCRIPT = 'trek.js';
/** Pages that want the newest version have it within this time. */
const evergreen = cacheControl('public, max-age=300');

/** The version as it is, and the newest of those that break nothing. */
const { version } = elements;
const [major] = version.split('.');

/** Anybody's page may run it: nothing in it is secret, and no cookie goes with it. */
const readableByAll: MiddlewareHandler = async (context, next) => {
  context.header('access-control-allow-origin', '*');
  await next();
};

/**
 * The custom elements for pages of other sites: for good under `x.y.z`, the newest under its first number, and at the top
 * what to paste.
 * @param folder of the built elements, relative to the working directory
 */
export function elementsRoutes(folder: string, { publicUrl }: Pick<SiteSettings, 'publicUrl'>): Hono {
  const routes = new Hono();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/elements\/[^/]+/, ''),
  });
  const shared = [sharedFiles, readableByAll] as const;
  routes.get('/', async (context) => {
    const integrity = await readFile(join(folder, 'integrity.txt'), 'utf8');
    return context.text(whatToPaste(publicUrl, integrity));
  });
  routes.get(`/${major}/${SCRIPT}`, ...shared, evergreen, files);
  for (const kept of [version, major]) routes.get(`/${kept}/:file{.+\\.js}`, ...shared, immutableFiles, files);
  routes.all('*', (context) => context.text(`There is no such file. The elements are ${version}.`, 404));
  return routes;
}

const whatToPaste = (site: string, integrity: string) => `<!-- This version for good; a browser refuses any other: -->
<script type="module" src="${site}/elements/${version}/${SCRIPT}" integrity="${integrity}" crossorigin></script>

<!-- Or the newest: -->
<script type="module" src="${site}/elements/${major}/${SCRIPT}"></script>
`;
