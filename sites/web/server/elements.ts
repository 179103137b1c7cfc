import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { Hono, type MiddlewareHandler } from 'hono';
import { MOUNT_PATH } from '../src/data/page-state.ts';
import type { BuiltFiles } from './builds.ts';
import { ELEMENTS_STYLE_HASH, elementsPage } from './elements-page.ts';
import type { SiteSettings } from './settings.ts';
import { cacheControl, immutableFiles, NO_STORE, serveBuilt, sharedFiles } from './static-files.ts';

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
 * @param policyFor the content policy of pages, by the hash of a page's style
 */
export function elementsRoutes(
  built: BuiltFiles,
  { publicUrl, apiUrl }: Pick<SiteSettings, 'publicUrl' | 'apiUrl'>,
  policyFor: (styleHash: string, area: 'public') => string,
): Hono {
  const routes = new Hono();
  const latest = serveBuilt(built, () => built.find(`elements/${version}/${SCRIPT}`));
  // A page that has the script of another build goes on to load the rest of it.
  const files = serveBuilt(built, ({ req }) => {
    const { version: requestedVersion, file = '' } = req.param();
    if (requestedVersion !== major) return built.find(`elements/${requestedVersion}/${file}`);
    return built.find(`elements/${version}/${file}`) ?? built.findElement(`${major}.`, file);
  });
  const shared = [sharedFiles, readableByAll] as const;
  routes.get('/', async (context) => {
    const integrity = await readFile(join(built.root, built.build, 'elements', version, 'integrity.txt'), 'utf8');
    const addresses = (site: string) => ({
      exact: `${site}/elements/${version}/${SCRIPT}`,
      latest: `${site}/elements/${major}/${SCRIPT}`,
      integrity,
      backend: apiUrl ?? `${site}${MOUNT_PATH}`,
    });
    const policy = policyFor(ELEMENTS_STYLE_HASH, 'public');
    return context.html(elementsPage(addresses(publicUrl), addresses('')), 200, { 'content-security-policy': policy });
  });
  routes.get(`/${major}/${SCRIPT}`, ...shared, evergreen, latest);
  routes.get('/:version{\\d+(\\.\\d+\\.\\d+)?}/:file{[\\w.-]+\\.js}', ...shared, immutableFiles, files);
  routes.all('*', (context) => context.text(`There is no such file. The elements are ${version}.`, 404, NO_STORE));
  return routes;
}
