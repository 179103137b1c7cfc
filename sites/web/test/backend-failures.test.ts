import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACKEND_TIMEOUT_MS } from '../server/render-page.ts';
import { createApiClient, loadPageData } from '../src/entry-server.tsx';
import { linksNamed, readWithScripts, textOf, textsOf, visit } from './page.ts';
import { answering, openForeignBackend, openSiteOn, type TestSite } from './site.ts';

const typed =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** Ways in which nothing comes, and the sentence that the contract has for each. */
const FAILURES: readonly (readonly [fault: string, RequestListener, message: string])[] = [
  [
    'drops the connection',
    (request) => void request.socket.destroy(),
    'Network error. Please check your internet connection.',
  ],
  [
    'drops it in the middle of an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('[{"id":7,', () => response.destroy());
    },
    'Network error. Please check your internet connection.',
  ],
  ['answers with the page of a proxy', typed(200, 'text/html', '<h1>Proxy</h1>'), 'Something went wrong'],
  ['answers with half a JSON', typed(200, 'application/json', '[{"id":7,'), 'Something went wrong'],
  ['answers 500 with a message', answering(500, { message: 'The database is away' }), 'The database is away'],
  ['answers 500 with JSON of no known shape', answering(500, { code: 7 }), '{"code":7}'],
  ['answers 500 with the page of a proxy', typed(500, 'text/html', '<h1>Bad</h1>'), 'Something went wrong'],
  ['answers 500 with nothing', typed(500, 'application/json', ''), 'Request failed with status code 500'],
];

/** Each page's messages then, and the button that asks again. */
const PAGES: readonly (readonly [path: string, says: (message: string) => string[], button: string])[] = [
  ['/', () => ['Error loading treks. Please try again later.', 'Error loading blog posts'], 'Try Again'],
  ['/treks', (message) => [`Error loading treks: ${message}`], 'Try Again'],
  ['/treks/mardi-himal-trek', (message) => ['Trek Not Found', message, 'Browse All Treks'], 'Try Again'],
  ['/blog', () => ['Error loading blog posts', 'Please try again later.'], 'Retry'],
  ['/blog/permits', (message) => [message, 'Please try again later.'], 'Try Again'],
  ['/country/nepal', (message) => [message, 'Please try again later.'], 'Try Again'],
  ['/region/annapurna', (message) => [message, 'Please try again later.'], 'Try Again'],
];

/** Pages whose subject could not be looked up: they can't say that there is none. */
const SUBJECT_PAGES = ['/treks/mardi-himal-trek', '/blog/permits', '/country/nepal', '/region/annapurna'];

type Visit = Awaited<ReturnType<typeof visit>>;

/** The page around the missing part is as usual. */
function expectShell({ document }: Visit): void {
  expect(linksNamed(document, 'Trek Himalaya')).toContain('/');
  expect(linksNamed(document, 'Send Inquiry')).toEqual(['/contact']);
}

/** With scripts the browser asks by itself: until it is answered nothing has failed, and nothing is missing. */
function expectToLoadWithScripts({ html }: Visit, sentences: string[]): void {
  const main = readWithScripts(html).querySelector('main');
  for (const sentence of sentences) expect(textOf(main)).not.toContain(sentence);
  expect(textOf(main)).not.toMatch(/Not Found|Error|internet/);
  expect(main?.querySelector('[aria-busy="true"], [data-scope="spinner"], [data-part="skeleton"]')).not.toBeNull();
}

function expectFailure(page: Visit, [path, says, button]: (typeof PAGES)[number], message: string): void {
  const main = page.document.querySelector('main');
  expect(page.status).toBe(503);
  for (const sentence of says(message)) expect(textOf(main)).toContain(sentence);
  expect(textsOf(main?.querySelectorAll('button') ?? [])).toContain(button);
  expect(textOf(main)).not.toContain('Loading');
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expectToLoadWithScripts(page, says(message));
  if (SUBJECT_PAGES.includes(path)) expect(page.document.title).toBe('Trek Himalaya');
  expectShell(page);
}

describe.each(FAILURES)('a backend that %s (F1, F3)', (_fault, answerer, message) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSiteOn(answerer);
  });
  afterAll(() => site.close());

  test.each(PAGES)('leaves %s with its shell, the message and a link', async (...page) => {
    expectFailure(await visit(site, page[0]), page, message);
  });
});

test('F1 control: the check notices each page rendered without its failed data', async () => {
  const forgetting: typeof loadPageData = async (...call) => ({ ...(await loadPageData(...call)), failures: {} });
  const site = await openSiteOn(answering(500, { message: 'Away' }), {}, { loadPageData: forgetting });
  for (const page of PAGES) {
    const visited = await visit(site, page[0]);
    expect(() => expectFailure(visited, page, 'Away'), page[0]).toThrow();
  }
  await site.close();
});

test('F1 control: a page of unchecked data breaks on a list of nulls', async () => {
  const careless: typeof createApiClient = (settings) => ({
    ...createApiClient(settings),
    listTrekSummaries: async () => (await fetch(`${settings.backendUrl}/trek/all`)).json(),
  });
  const site = await openSiteOn(answering(200, [null, null]), {}, { createApiClient: careless });
  expect(textOf((await visit(site, '/treks')).document.body)).not.toContain('No treks available.');
  await site.close();
});

test.concurrent('F3 control: a server without a time limit has no page by then', async () => {
  const patient: typeof createApiClient = ({ timeoutMs: _, ...settings }) => createApiClient(settings);
  const site = await openSiteOn(() => {}, {}, { createApiClient: patient });
  const page = visit(site, '/treks').then(() => 'made');
  expect(await Promise.race([page, setTimeout(BACKEND_TIMEOUT_MS + 1_000, 'waiting')])).toBe('waiting');
  await site.close();
  await page;
});

test.concurrent.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'never ends its answer',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    },
  ],
])('a backend that %s is awaited for as long as the server’s time limit (F1, F3)', async (_fault, answerer) => {
  const site = await openSiteOn(answerer);
  const start = performance.now();
  const visits = await Promise.all(PAGES.map(([path]) => visit(site, path)));
  expect(performance.now() - start).toBeLessThan(3 * BACKEND_TIMEOUT_MS);
  for (const [index, page] of PAGES.entries()) {
    expectFailure(visits[index] as Visit, page, 'Request timed out. Please try again.');
  }
  await site.close();
});

describe.each<[string, RequestListener]>([
  ['a list of nulls', answering(200, [null, null])],
  ['a list of junk', answering(200, [7, 'x', [], true])],
  ['no list', answering(200, 'none')],
  ['null', answering(200, null)],
  ['nothing', typed(200, 'application/json', '')],
])('a backend that answers with %s (F1)', (_answer, answerer) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSiteOn(answerer);
  });
  afterAll(() => site.close());

  test.each([
    ['/', 200, 'No treks available.', 'Explore Treks', '/treks'],
    ['/treks', 200, 'No treks available.', 'Send Inquiry', '/contact'],
    ['/treks/mardi-himal-trek', 503, 'Something went wrong', 'Browse All Treks', '/treks'],
    ['/blog', 200, 'No blog posts found', 'Explore Treks', '/treks'],
    ['/blog/permits', 404, 'Blog Post Not Found', 'Browse All Posts', '/blog'],
    ['/country/nepal', 404, 'Country Not Found', 'Browse All Treks', '/treks'],
    ['/region/annapurna', 404, 'Region Not Found', 'Browse All Treks', '/treks'],
  ])('leaves %s, which answers %d, names what is missing and offers a link', async (path, status, says, link, href) => {
    const page = await visit(site, path);
    const main = page.document.querySelector('main');
    expect(page.status).toBe(status);
    expect(textOf(main)).toContain(says);
    expect(textOf(main)).not.toMatch(/Loading|Error loading/);
    expect(linksNamed(page.document, link)).toContain(href);
    expectShell(page);
  });
});

describe('a backend with partial data', () => {
  const trek = { id: 7, title: 'Mardi Himal Trek', country: { id: 1, name: 'Nepal' } };
  const post = { id: 1, metaTitle: 'Permits', title: 'Permits at a glance', isPublished: true };
  const whole: Record<string, unknown> = {
    '/trek/all': [trek],
    '/country/all': [{ id: 1, name: 'Nepal' }],
    '/region/all': [{ id: 2, name: 'Annapurna' }],
    '/blog/all': [post],
  };
  const partly =
    (answers: Record<string, unknown>): RequestListener =>
    (request, response) => {
      const path = request.url ?? '';
      const body = path in answers ? answers[path] : whole[path];
      answering(body === undefined ? 500 : 200, body ?? { message: 'Away' })(request, response);
    };

  test.each([
    ['/trek/all', ['Error loading treks. Please try again later.', 'Permits at a glance'], []],
    ['/blog/all', ['Error loading blog posts', 'Mardi Himal Trek', 'View All Nepal Treks'], ['Error loading treks']],
    ['/country/all', ['Mardi Himal Trek', 'View All Nepal Treks', 'Permits at a glance'], ['Error loading']],
  ])('shows the rest of the home page without %s', async (missing, says, doesNotSay) => {
    const site = await openSiteOn(partly({ [missing]: undefined }));
    const { status, document } = await visit(site, '/');
    expect(status).toBe(503);
    for (const sentence of says) expect(textOf(document.querySelector('main'))).toContain(sentence);
    for (const sentence of doesNotSay) expect(textOf(document.querySelector('main'))).not.toContain(sentence);
    await site.close();
  });

  test.each([
    ['/country/nepal', 'No treks available for this country.'],
    ['/region/annapurna', 'No treks available for this region.'],
  ])('reports missing treks on %s, and links to all of them', async (path, says) => {
    const site = await openSiteOn(partly({ '/trek/all': [] }));
    const { status, document } = await visit(site, path);
    expect(status).toBe(200);
    expect(textOf(document.querySelector('main'))).toContain(says);
    expect(linksNamed(document, 'Browse All Treks')).toEqual(['/treks']);
    await site.close();
  });

  test('shows the rest if its lists contain null entries', async () => {
    const site = await openSiteOn(partly({ '/trek/all': [null, trek, 'x'], '/blog/all': [null, post, 7] }));
    for (const [path, says] of [
      ['/treks', 'Mardi Himal Trek'],
      ['/country/nepal', 'Mardi Himal Trek'],
      ['/blog', 'Permits at a glance'],
    ] as const) {
      const { status, document } = await visit(site, path);
      expect(status, path).toBe(200);
      expect(textOf(document.querySelector('main'))).toContain(says);
    }
    await site.close();
  });
});

test('the site follows no redirect of the backend to another host', async () => {
  const other = await openForeignBackend(answering(200, []));
  const site = await openSiteOn((_request, response) => response.writeHead(307, { location: other.url }).end());
  expect((await site.get('/treks')).status).toBe(503);
  expect(site.calls).not.toEqual([]);
  expect(other.calls).toEqual([]);
  await site.close();
  await other.close();
});
