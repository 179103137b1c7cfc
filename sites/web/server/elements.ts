import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { Hono, type MiddlewareHandler } from 'hono';
import type { SiteSettings } from './settings.ts';
import { cacheControl, immutableFiles, sharedFiles } from './static-files.ts';

/** The only file whose name stays while its content changes; everything it loads has a content hash in its name. */
const SCRIPT = 'trek.js';
/** Pages that want the latest version get it within this time. */
const evergreen = cacheControl('public, max-age=300');

/** The exact version, and the latest compatible one. */
const { version } = elements;
const [major] = version.split('.');

/** Any page may run it: it contains no secrets, and no cookies are sent with it. */
const readableByAll: MiddlewareHandler = async (context, next) => {
  context.header('access-control-allow-origin', '*');
  await next();
};

/**
 * Serves the custom elements to other sites: each version permanently under `x.y.z`, the latest under its major
 * version, and the code to paste at the root.
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

const whatToPaste = (site: string, integrity: string) => `<!-- Exactly this version; browsers refuse any other: -->
<script type="module" src="${site}/elements/${version}/${SCRIPT}" integrity="${integrity}" crossorigin></script>

<!-- Or the latest: -->
<script type="module" src="${site}/elements/${major}/${SCRIPT}"></script>

<!-- Then a tag for each place. Your site's address must be among those that may call the API: ask us. -->
<trek-context backend="${site}/api" locale="en-US" trek-href="/tours/{slug}">
  <trek-list country="nepal"></trek-list>
  <trek-booking trek="everest-base-camp-trek">Loading…</trek-booking>
</trek-context>
`;
