import { Hono } from 'hono';
import type { BuiltFiles } from '../../web/server/builds.ts';
import type { ServerEntry } from '../../web/server/render-page.ts';
import { NO_STORE, serveBuilt } from '../../web/server/static-files.ts';

/** Where the switchboard is. */
const QA_PATH = '/qa';
/** The folder of a build that has its files. */
export const QA_FOLDER = 'qa';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const document = (storybookUrl: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>QA switchboard</title><link rel="icon" href="/art/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${QA_PATH}/page.css"><script type="module" src="${QA_PATH}/page.js"></script></head><body><div id="root" data-storybook="${storybookUrl}"></div></body></html>`;

/** The site with the switchboard's page and files before it. */
export function withSwitchboard(
  site: Pick<Hono, 'fetch'>,
  files: Pick<BuiltFiles, 'find' | 'root'>,
  storybookUrl: string,
): Hono {
  return new Hono()
    .get(QA_PATH, (context) =>
      context.html(document(storybookUrl), 200, { ...NO_STORE, 'content-security-policy': POLICY }),
    )
    .get(
      `${QA_PATH}/:file{[\\w.-]+}`,
      serveBuilt(files, ({ req }) => files.find(`${QA_FOLDER}/${req.param('file')}`)),
    )
    .all('*', ({ req, env }) => site.fetch(req.raw, env as object));
}

/**
 * The site's code with the tab's script in each page. It is written while the page is read, so that it runs before any other:
 * the site's own code is a module, and makes the first call.
 */
export function withTabScript(site: ServerEntry): ServerEntry {
  const boot = `document.write('<script src="${QA_PATH}/tab.js"><\\/script>');${site.INLINE_SCRIPTS.boot}`;
  return { ...site, INLINE_SCRIPTS: { ...site.INLINE_SCRIPTS, boot } };
}
