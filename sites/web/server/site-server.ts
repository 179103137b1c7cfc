import {
  errorDetail,
  knownMethods,
  type Lifecycle,
  loggedPath,
  logToConsole,
  type RequestEnvironment,
  type SharedBodyTypes,
  sendSharedBody,
} from '@trek/api';
import { LANGUAGE_CODES, type LanguageCode, languageIn, withoutLanguage } from '@trek/ui/internal/languages';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { MOUNT_PATH } from '../src/data/page-state.ts';
import { languageSource } from '../src/language/languages.ts';
import type { Backend } from './backend.ts';
import { BoundedRenders, TooManyRenders } from './bounded-renders.ts';
import type { AssetsOf } from './build-manifest.ts';
import type { BuiltFiles } from './builds.ts';
import { sendEarlyHints } from './early-hints.ts';
import { elementsRoutes } from './elements.ts';
import { PageCache } from './page-cache.ts';
import { pageHeaders, RETRY_AFTER_SECONDS } from './page-headers.ts';
import { policyReports } from './policy-reports.ts';
import { type RenderedPage, renderPage, type ServerEntry, serverApi } from './render-page.ts';
import { feedFile, robotsFile, siteMapFile } from './search-engines.ts';
import { commonHeaders, contentSecurityPolicy, POLICY_REPORT_PATH } from './security-headers.ts';
import type { SiteSettings } from './settings.ts';
import { dailyFiles, drawingCharset, immutableFiles, NO_STORE, serveBuilt, sharedFiles } from './static-files.ts';
import { thirdPartyEmbed } from './third-party-embed.ts';

export interface SiteParts {
  site: ServerEntry;
  assetsOf: AssetsOf;
  backend: Backend;
  settings: SiteSettings;
  /** Changes when the server is stopped. */
  lifecycle: Lifecycle;
  files: BuiltFiles;
}

interface SiteTypes {
  Variables: SharedBodyTypes['Variables'] & {
    /** Whether the response has all of its headers. */
    isWhole?: boolean;
  };
}

type Site = Hono<SiteTypes>;
type PolicyFor = ReturnType<typeof contentSecurityPolicy>;
type Client = ReturnType<typeof serverApi>;
type Clients = Readonly<Record<LanguageCode, Client>>;

/** The built site as one HTTP app: files, pages and the embedded API. */
export function createSite(parts: SiteParts): Site {
  const { site, backend, settings } = parts;
  const app: Site = new Hono<SiteTypes>();
  const pages = new PageCache<RenderedPage>(settings.pageCacheSeconds, settings.pageStaleSeconds);
  const inlineScripts = [...Object.values(site.INLINE_SCRIPTS), site.SPECULATION_RULES];
  const policyFor = contentSecurityPolicy({ ...settings, takesCards: backend.takesCards, inlineScripts });
  const clients = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, serverApi(site, backend, code)])) as Clients;
  const common = commonHeaders(settings);

  const headers = Object.entries(common);
  app.use(sendSharedBody);
  app.use(async (context, next) => {
    await next();
    if (context.get('isWhole')) return;
    for (const [name, value] of headers) {
      // Not `context.header`, which copies every body into a stream.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(knownMethods);
  const { api } = backend;
  if (api) {
    api.onContentChange(() => pages.expire());
    app.mount(MOUNT_PATH, (request, environment) => api.fetch(request, environment));
    app.get(METRICS_PATH, ({ req, env }) => api.fetch(req.raw, env as RequestEnvironment));
  }
  addFiles(app, parts, policyFor);
  addFeeds(app, parts, clients.en);
  addPages(app, parts, { pages, clients, headersOf: pageHeaders(settings, common, policyFor) });
  // Of files: another server may have one already, and a cache that keeps this answer would keep it from everyone.
  app.notFound((context) => context.text('Not found', 404, NO_STORE));
  app.onError((error, context) => {
    if (error instanceof TooManyRenders) {
      return context.text('The site is busy. Please try again in a moment.', 503, {
        ...NO_STORE,
        'retry-after': BUSY_SECONDS,
      });
    }
    const { method, path } = context.req;
    const request = { method, path: loggedPath(path) };
    logToConsole({ level: 'error', message: 'Something went wrong', ...request, detail: errorDetail(error) });
    return context.text('Something went wrong. Please try again.', 500);
  });
  return app;
}

/** The files of the build, and the state of this server. */
function addFiles(app: Site, { files, settings, lifecycle }: SiteParts, policyFor: PolicyFor): void {
  app.get(
    '/assets/:file{[\\w.-]+}',
    immutableFiles,
    serveBuilt(files, ({ req }) => files.find(`client/assets/${req.param('file')}`)),
  );
  app.use(
    '/art/*',
    sharedFiles,
    dailyFiles,
    drawingCharset,
    serveBuilt(files, ({ req }) => files.find(`client${req.path}`)),
  );
  // Programs ask for files: a page that says so would cost them and the server a thousand times as much.
  for (const missing of ['/assets/*', '/art/*']) app.get(missing, (context) => context.notFound());
  app.route('/elements', elementsRoutes(files, settings, policyFor));
  // About this server only, wherever its backend is: pages work without their data, too.
  app.get('/health/live', (context) => context.json({ status: 'live', build: files.build }, 200, NO_STORE));
  app.get('/health/ready', (context) =>
    lifecycle.isStopping ? context.json({ status: 'stopping' }, 503) : context.json({ status: 'ready' }),
  );
}

/** The files for search engines and feed readers, and the frames of other sites' players. */
function addFeeds(app: Site, { site, settings: { publicUrl } }: SiteParts, client: Client): void {
  const compressed = compress();
  app.get('/robots.txt', compressed, (context) => context.text(robotsFile(publicUrl)));
  const feeds = [
    {
      path: '/sitemap.xml',
      type: 'application/xml',
      make: async () => siteMapFile(publicUrl, await site.siteMapEntries(client, publicUrl)),
    },
    {
      path: site.FEED_PATH,
      type: 'application/rss+xml',
      make: async () => feedFile(publicUrl, await site.feed(client)),
    },
  ];
  for (const { path, type, make } of feeds) {
    app.get(path, compressed, async (context) => {
      try {
        return context.body(await make(), 200, { 'content-type': `${type}; charset=UTF-8` });
      } catch {
        // An empty site map would remove every page from the index; after this, a search engine tries again.
        return context.text('The catalogue is not responding. Try again later.', 503, {
          'retry-after': RETRY_AFTER_SECONDS,
        });
      }
    });
  }
  for (const { path, ...frame } of site.FRAMES) {
    const { html, headers } = thirdPartyEmbed(frame);
    app.get(path, compressed, (context) => context.html(html, 200, headers));
  }
}

interface PageServices {
  pages: PageCache<RenderedPage>;
  clients: Clients;
  headersOf: ReturnType<typeof pageHeaders>;
}

/** Every other address is a page, and pages send reports and forms back. */
function addPages(app: Site, parts: SiteParts, { pages, clients, headersOf }: PageServices): void {
  const { site, assetsOf, backend, settings } = parts;
  const renders = new BoundedRenders();
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const language = languageIn(search) ?? 'en';
    const client = clients[language];
    const { route } = site.matchAddress(pathname);
    const query = await site.pageQuery(route.query, withoutLanguage(search), client);
    const address = { pathname, search: query && `?${query}`, language };
    const render = (last?: RenderedPage) => {
      if (settings.sendsEarlyHints) sendEarlyHints(context, assetsOf([route.source, ...languageSource(language)]));
      return renders.run(() => renderPage(site, assetsOf, client, backend, settings, address, last));
    };
    const page = await (route.isPublic ? pages.get(`${language} ${pathname}?${query}`, render) : render());
    context.set('isWhole', true);
    return page.answer.respondWhole(context, { status: page.status, headers: headersOf(pathname, route, page) });
  });
  const logReport = (report: object) =>
    logToConsole({ level: 'warn', message: 'the content policy blocked something', ...report });
  app.post(POLICY_REPORT_PATH, ...policyReports(logReport));
  // A form submitted before the scripts loaded comes back empty, with nothing of it in the URL. A path that starts with
  // two slashes would be another host.
  app.post('*', (context) => context.redirect(new URL(context.req.url).pathname.replace(/^\/+/, '/'), 303));
}

/** When to ask again for a page that too many others were in front of. */
const BUSY_SECONDS = '5';

/** Monitoring reads the API's metrics here. */
const METRICS_PATH = '/metrics';
