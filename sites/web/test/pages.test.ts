import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../src/entry-server.tsx';
import { linksNamed, textOf, visit } from './page.ts';
import { answering, openForeignBackend, openSite, openSiteOn, type TestSite } from './site.ts';

/** The inline scripts of a document, without data and the site's own code. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

describe('pages on the embedded backend', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each([
    ['/', 'Unforgettable Adventures with'],
    ['/treks', 'All Treks &amp; Tours'],
    ['/treks?country=nepal&duration=1-5', 'Shivapuri'],
    ['/treks/everest-base-camp-trek', 'Everest Base Camp Trek</h1>'],
    ['/country/nepal', 'Everest Base Camp Trek'],
    ['/country/bhutan', 'Bhutan treks &amp; tours'],
    ['/region/tibet', 'Tibet treks &amp; tours'],
    ['/compare', 'No treks to compare yet'],
    ['/compare?treks=druk-path-trek,everest-base-camp-trek', 'They differ in '],
    ['/compare?treks=druk-path-trek,yeti-trek', 'We don’t have a trek with this address: yeti-trek.'],
    ['/saved', 'Saved treks</h1>'],
    ['/blog', 'Trekking Blog'],
    ['/blog/how-to-acclimatize-on-a-himalayan-trek', 'Climb high, sleep low'],
    ['/login', 'Remember me'],
    ['/signup', 'Full name'],
    ['/user-profile', 'Verifying authentication...'],
  ])('%s is rendered with its text', async (path, text) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain(text);
    // The policy allows none.
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  test.each([
    '/nowhere',
    '/treks/no-such-trek',
    '/treks/999999',
    '/country/atlantis',
    '/region/atlantis',
    '/blog/no-such-post',
    '/constructor',
    '/toString',
    '/valueOf',
    '/__proto__',
    '/treks/constructor',
    '/country/__proto__',
  ])('%s answers 404 with a link', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/Oops! Page not found|(Trek|Country|Region|Blog Post) Not Found/);
  });

  test('an unknown address offers the search and three treks, without scripts, too', async () => {
    const html = await (await site.get('/no-such-page')).text();
    const page = new JSDOM(html).window.document;
    const form = page.querySelector('main form');
    expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/treks', 'keyword']);
    expect(page.querySelectorAll('main article')).toHaveLength(3);
    expect(page.querySelector('main a[href="/treks"]')?.textContent).toBe('All treks');
  });

  test('details of places are in the pages that show them, not in lists of names', async () => {
    const includesText = (path: string, text: string) =>
      site.get(path).then(async (answer) => (await answer.text()).includes(text));
    const [everest, nepal, bhutan] = ['home of the Sherpas', 'valleys to go to are Mustang', 'plains of Assam'];
    expect(
      await Promise.all([includesText('/region/everest', everest), includesText('/country/nepal', nepal)]),
    ).toEqual([true, true]);
    expect(await Promise.all([includesText('/treks', everest), includesText('/treks', nepal)])).toEqual([false, false]);
    expect(await Promise.all([includesText('/', bhutan), includesText('/', nepal)])).toEqual([true, false]);
  });

  test('a page has its own style, and its code and style sheets wait for the boot script', async () => {
    const html = await (await site.get('/treks')).text();
    expect(html).toContain('<style id="page-style">.page{color:red}</style>');
    const code = /<template id="site-code" data-need="soon" data-build="own">(.*?)<\/template>/.exec(html)?.[1] ?? '';
    expect(code).toBe(
      '<link rel="stylesheet" href="/assets/site.css" media="not all">' +
        '<script type="module" src="/assets/page.js"></script><script type="module" src="/assets/entry.js"></script>',
    );
    expect(html.replace(code, '')).not.toMatch(/modulepreload|type="module"|stylesheet/);
  });

  test('a missing trek is reported in the visitor’s words, not in the backend’s', async () => {
    const html = await (await site.get('/treks/no-such-trek')).text();
    expect(html).toContain('<title>Trek Not Found · Trek Himalaya</title>');
    expect(html).toContain('Browse All Treks');
    expect(html).not.toContain('Invalid trek id');
  });

  test('a trek is also found by its id, and names its canonical address', async () => {
    const html = await (await site.get('/treks/101')).text();
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:3000/treks/everest-base-camp-trek">');
  });

  test('visitors without scripts read what needs them and how to reach a person', async () => {
    const html = await (await site.get('/login')).text();
    expect(html).toMatch(/<noscript>.*Booking, signing in and sending a message need it.*href="tel:.*<\/noscript>/);
  });

  test('the list of posts ends with a link to the treks', async () => {
    const { document } = await visit(site, '/blog');
    expect(textOf([...document.querySelectorAll('main a')].at(-1))).toBe('Explore Treks');
    expect(linksNamed(document, 'Explore Treks')).toEqual(['/treks']);
  });

  test('links lead to every country and region of the footer and the trek pages', async () => {
    expect(await (await site.get('/faq')).text()).toContain('href="/country/nepal"');
    expect(await (await site.get('/treks/everest-base-camp-trek')).text()).toContain('href="/region/everest"');
  });

  test('the policy allows inline code by hash: a page’s style, and the same three scripts everywhere', async () => {
    const allowed = new Set<string>();
    for (const path of ['/', '/treks?keyword=word', '/nowhere', '/auth/google/callback', '/user-profile']) {
      const answer = await site.get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash ?? '');
      expect(policy).not.toMatch(/nonce|script-src[^;]*'unsafe-/);
      const html = await answer.text();
      const style = hashOf(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
      expect(policy).toContain(`style-src 'self' '${style}';`);
      expect(named).toHaveLength(4);
      for (const script of inlineScripts(html)) {
        expect(named, path).toContain(hashOf(script));
        allowed.add(hashOf(script));
      }
    }
    expect(allowed.size).toBe(3);
  });

  test('the office allows no other host; other pages may show pictures of any host', async () => {
    const policyOf = async (path: string) => (await site.get(path)).headers.get('content-security-policy') ?? '';
    for (const path of ['/office', '/office/bookings/TH-ABCDEF', '/office?tab=messages']) {
      const policy = await policyOf(path);
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("frame-src 'none';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toMatch(/https?:|stripe/);
    }
    for (const path of ['/', '/officers', '/nowhere/office'])
      expect(await policyOf(path)).toContain("img-src 'self' data: https:");
  });

  test('the operator’s setting limits the hosts of pictures', async () => {
    const named = await openSite({ IMAGE_HOSTS: 'https://images.example.com, https://b.example' });
    const policy = (await named.get('/treks')).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: https://images.example.com https://b.example;");
    await named.close();
  });

  test('a page number past the end shows the last page, rendered once', async () => {
    const rendered: string[] = [];
    const counting = await openSite({}, undefined, {
      renderPage: (path, search, state) => {
        rendered.push(path + search);
        return renderPage(path, search, state);
      },
    });
    const pages = await Promise.all(
      [12, 99, 99_999].map(async (number) => (await counting.get(`/treks?page=${number}`)).text()),
    );
    expect(new Set(pages).size).toBe(1);
    expect(rendered).toEqual(['/treks?page=12']);
    await counting.close();
  });

  test('a page is the same for all visitors, and is not resent to a browser that has it', async () => {
    const [one, other] = await Promise.all([site.get('/faq'), site.get('/faq')]);
    expect(await one.text()).toBe(await other.text());
    const etag = one.headers.get('etag') ?? '';
    const again = await site.get('/faq', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['content-security-policy', 'cache-control', 'etag', 'vary', 'x-frame-options']) {
      expect(again.headers.get(name), name).toBe(one.headers.get(name));
    }
    expect((await site.get('/faq', { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await site.get('/about', { 'if-none-match': etag })).status).toBe(200);
  });

  test('an address in another spelling is the same page', async () => {
    for (const path of ['/user%2Dprofile', '/treks/%65verest-base-camp-trek']) {
      expect((await site.get(path)).status).toBe(200);
    }
    expect((await site.get('/treks/%E0%A4%A')).status).toBe(404);
  });

  test('a value in an address is decoded once', async () => {
    const html = await (await site.get('/treks?keyword=%2541')).text();
    expect(html).toContain('value="%41"');
    expect(await (await site.get('/contact?trek=A%2520B')).text()).toContain('A%20B');
  });

  test('a form sent before the scripts load leaves nothing in an address', async () => {
    expect(await (await site.get('/login')).text()).toMatch(/<form[^>]* method="post"/);
    const answer = await site.post('/login?from=here');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/login');
  });

  test.each([
    '//evil.example/x',
    '///evil.example/x',
    '/\\evil.example/x',
    '/./\t/evil.example/x',
    '/..//evil.example/x',
  ])('a form sent to %j returns to this site', async (path) => {
    const location = (await site.post(path)).headers.get('location');
    expect(location).toBe('/evil.example/x');
  });

  test('an address that reads as another host returns 404 and redirects nowhere', async () => {
    const answer = await site.get('//evil.example/x');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).not.toContain('evil.example');
  });

  test('pages send security headers', async () => {
    const { headers } = await site.get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  // All alike: a visitor comes to the page that takes their card without loading a document, and a browser drops what a
  // history entry stores where a reload changes this policy.
  test.each(['/', '/treks', '/treks/everest-base-camp-trek', '/login', '/user-profile', '/booking/TRK-1', '/office'])(
    '%s is cut off from who opened it',
    async (path) => {
      expect((await site.get(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  test('drawings name their charset', async () => {
    await mkdir(join(site.build, 'client/art'), { recursive: true });
    await writeFile(join(site.build, 'client/art/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await site.get('/art/icon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  test.each([
    ...['/assets/x1.js', '/assets/*', '/assets/%2A', '/assets/deep/x.js', '/assets/', '/assets/..%2Fa.js', '/art/*'],
    ...['/art/none.svg', '/art/*.svg', '/art/**/*', '/art/', '/elements/0/none.js', '/elements/*/trek.js'],
  ])('a missing file, %s, returns one line of plain text that no cache stores', async (path) => {
    await mkdir(join(site.build, 'client/art'), { recursive: true });
    await writeFile(join(site.build, 'client/art/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await answer.text()).length).toBeLessThan(100);
  });

  test('with too many addresses at once, some answer “later”, and a cached page is served', async () => {
    expect((await site.get('/faq')).status).toBe(200);
    const responses = Array.from({ length: 150 }, (_, index) => site.get(`/blog/none-${index}`));
    const page = await site.get('/faq');
    const answers = await Promise.all(responses);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([page.status, statuses]).toEqual([200, new Set([404, 503])]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
    expect((await site.get('/blog/none')).status).toBe(404);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/elements/nothing', '/health/live'])(
    'the policy of %s, which is no page, allows nothing (X4)',
    async (path) => {
      const policy = (await site.get(path)).headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/);
    },
  );

  test('simulated payments allow no card host', async () => {
    expect((await site.get('/')).headers.get('content-security-policy')).not.toContain('stripe.com');
  });

  test('the embedded backend answers below /api with its own headers', async () => {
    const answer = await site.get('/api/country/all');
    expect(answer.status).toBe(200);
    expect((await answer.json()).map(({ name }: { name: string }) => name)).toContain('Nepal');
  });
});

describe('pages with a backend on another host', () => {
  const trek = { id: 7, title: 'Mardi Himal Trek', price: 610, duration: 7, image: ['/uploads/mardi.jpg'] };

  test('pictures and calls go to that host, and the policy allows them and the card form', async () => {
    const backend = await openForeignBackend(answering(200, [trek]));
    const site = await openSite({ API_URL: `${backend.url}/` });
    const answer = await site.get('/treks');
    const html = await answer.text();
    expect(html).toContain(`src="${backend.url}/uploads/mardi.jpg"`);
    expect(html).toContain(`"backendUrl":"${backend.url}"`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${backend.url}`));
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect((await site.get('/api/trek/all')).status).toBe(404);
    await site.close();
    await backend.close();
  });

  test('a region whose name failed to load is a failure, not an empty list', async () => {
    const listed = answering(200, [{ ...trek, region: { id: 2, name: 'Annapurna' } }]);
    const away = answering(500, { message: 'No map' });
    const site = await openSiteOn((request, response) =>
      (request.url === '/region/all' ? away : listed)(request, response),
    );
    const html = await (await site.get('/treks?region=2')).text();
    expect(html).toContain('Error loading treks: No map');
    expect(html).not.toContain('No treks found');
    expect(await (await site.get('/treks')).text()).toContain('1 trek<');
    await site.close();
  });

  test.each([
    [400, 404],
    [404, 404],
    [401, 503],
    [403, 503],
    [408, 503],
    [429, 503],
    [500, 503],
  ])('a trek that the backend answers with %d makes a page with %d', async (refusal, status) => {
    const site = await openSiteOn((request, response) => {
      const isList = request.url === '/trek/all';
      answering(isList ? 200 : refusal, isList ? [trek] : { message: 'Said the backend' })(request, response);
    });
    const answer = await site.get('/treks/mardi-himal-trek');
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html.includes('>Said the backend<')).toBe(status === 503);
    expect(html.includes('Try Again')).toBe(status === 503);
    await site.close();
  });

  test.each(['https://', 'http://my host/a.jpg', 'https://[x'])(
    'a broken picture at %j does not break the pages that show it',
    async (image) => {
      const tour = { ...trek, image: [image] };
      const post = { id: 1, metaTitle: 'Tea', image, isPublished: true };
      const place = { id: 1, name: 'Nepal', image };
      const site = await openSiteOn((request, response) => {
        const answers: Record<string, unknown> = { '/trek/all': [tour], '/trek/id/7': tour, '/blog/all': [post] };
        answering(200, answers[request.url ?? ''] ?? [place])(request, response);
      });
      for (const path of ['/', '/treks', '/treks/mardi-himal-trek', '/blog', '/blog/tea', '/country/nepal']) {
        expect((await site.get(path)).status, path).toBe(200);
      }
      await site.close();
    },
  );
});

describe('the cache of pages', () => {
  test('calls the backend once for parallel and successive visitors', async () => {
    const site = await openSiteOn(answering(200, []));
    await Promise.all([site.get('/treks'), site.get('/treks')]);
    await site.get('/treks');
    expect(site.calls.filter((path) => path === '/trek/all')).toHaveLength(1);
    await site.close();
  });

  test('caches one page for addresses that differ in irrelevant parameters', async () => {
    const site = await openSiteOn(answering(200, []));
    for (const path of ['/treks', '/treks?utm=1', '/treks?page=1&sort=recommended']) await site.get(path);
    expect(site.calls.filter((path) => path === '/trek/all')).toHaveLength(1);
    await site.get('/treks?page=2');
    expect(site.calls.filter((path) => path === '/trek/all')).toHaveLength(2);
    await site.close();
  });

  test('calls the backend every time if it is turned off', async () => {
    const site = await openSiteOn(answering(200, []), { PAGE_CACHE_SECONDS: '0' });
    await site.get('/treks');
    await site.get('/treks');
    expect(site.calls.filter((path) => path === '/trek/all')).toHaveLength(2);
    await site.close();
  });

  test('a page follows its data, however often it was made of other data', async () => {
    let treks: unknown[] = [];
    const site = await openSiteOn((request, response) => answering(200, treks)(request, response), {
      PAGE_CACHE_SECONDS: '0',
    });
    const page = async () => (await site.get('/treks')).text();
    const empty = await page();
    const isSame = async () => (await page()) === empty;
    expect(await isSame()).toBe(true);
    treks = [{ id: 7, title: 'Lantern Ridge' }];
    expect(await page()).toContain('Lantern Ridge');
    treks = [];
    expect(await isSame()).toBe(true);
    await site.close();
  });

  test('the same data makes the same page in any order', async () => {
    const late: { path: string; send: () => void }[] = [];
    const site = await openSiteOn(
      (request, response) => {
        const path = request.url ?? '';
        late.push({ path, send: () => answering(200, [{ id: 1, name: path, title: path }])(request, response) });
      },
      { PAGE_CACHE_SECONDS: '0' },
    );
    const pageWith = async (order: (paths: string[]) => string[]) => {
      const page = site.get('/treks');
      await expect.poll(() => late.length).toBe(3);
      const calls = late.splice(0);
      for (const path of order(calls.map((call) => call.path).sort())) {
        calls.find((call) => call.path === path)?.send();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return await (await page).text();
    };
    const page = await pageWith((paths) => paths);
    expect(await pageWith((paths) => paths.reverse())).toBe(page);
    await site.close();
  });

  test('serves the last valid page while the backend is unavailable, marked as uncacheable', async () => {
    let isDown = false;
    const site = await openSiteOn(
      (request, response) => answering(isDown ? 500 : 200, isDown ? { message: 'down' } : [])(request, response),
      { PAGE_CACHE_SECONDS: '0' },
    );
    const good = await site.get('/treks');
    expect([good.headers.get('age'), good.headers.get('retry-after')]).toEqual([null, null]);
    isDown = true;
    const stale = await site.get('/treks');
    expect(stale.status).toBe(200);
    expect(await stale.text()).toContain('No treks available.');
    expect([stale.headers.get('cache-control'), stale.headers.get('age')]).toEqual(['no-store', '0']);
    const other = await site.get('/blog');
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '60']);
    await site.close();
  });

  test('serves the error instead if stale pages are turned off', async () => {
    let isDown = false;
    const site = await openSiteOn(
      (request, response) => answering(isDown ? 500 : 200, isDown ? { message: 'down' } : [])(request, response),
      { PAGE_CACHE_SECONDS: '0', PAGE_STALE_SECONDS: '0' },
    );
    expect((await site.get('/treks')).headers.get('cache-control')).toContain('stale-if-error=0');
    isDown = true;
    const failed = await visit(site, '/treks');
    expect(failed.status).toBe(503);
    expect(textOf(failed.document.querySelector('main'))).toContain('Error loading treks: down');
    await site.close();
  });

  test('does not cache a page of a failed backend', async () => {
    let isDown = true;
    const site = await openSiteOn((request, response) =>
      isDown ? answering(500, { message: 'down' })(request, response) : answering(200, [])(request, response),
    );
    expect((await site.get('/treks')).status).toBe(503);
    isDown = false;
    expect((await site.get('/treks')).status).toBe(200);
    await site.close();
  });
});
