import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { Hono, type MiddlewareHandler } from 'hono';
import { MOUNT_PATH } from '../src/data/page-state.ts';
import { ELEMENTS_STYLE_HASH, elementsPage } from './elements-page.ts';
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
 * version, and at the root the code to paste, with how it looks.
 * @param folder of the built elements, relative to the working directory
 * @param policyFor the content policy of pages, by the hash of a page's style
 */
export function elementsRoutes(
  folder: string,
  { publicUrl, apiUrl }: Pick<SiteSettings, 'publicUrl' | 'apiUrl'>,
  policyFor: (styleHash: string) => string,
): Hono {
  const routes = new Hono();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/elements\/[^/]+/, ''),
  });
  const shared = [sharedFiles, readableByAll] as const;
  routes.get('/', async (context) => {
    const integrity = await readFile(join(folder, 'integrity.txt'), 'utf8');
    const addresses = (site: string) => ({
      exact: `${site}/elements/${version}/${SCRIPT}`,
      latest: `${site}/elements/${major}/${SCRIPT}`,
      integrity,
      backend: apiUrl ?? `${site}${MOUNT_PATH}`,
    });
    const policy = policyFor(ELEMENTS_STYLE_HASH);
    return context.html(elementsPage(addresses(publicUrl), addresses('')), 200, { 'content-security-policy': policy });
  });
  routes.get(`/${major}/${SCRIPT}`, ...shared, evergreen, files);
  for (const kept of [version, major]) routes.get(`/${kept}/:file{.+\\.js}`, ...shared, immutableFiles, files);
  routes.all('*', (context) => context.text(`There is no such file. The elements are ${version}.`, 404));
  return routes;
}
