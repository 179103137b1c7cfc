import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteOn } from './support/site-on.ts';
// The console is not watched here: failed calls are what these tests are about.
import { expect, noisyTest } from './support/test.ts';

const trek = {
  id: 9,
  title: 'Tsho Rolpa Lake Trek',
  price: 'USD 1,450.00',
  duration: '9 days',
  difficulty: 'Moderate',
  country: { id: 1, name: 'Nepal' },
  activities: ['Trekking'],
  image: [],
};

/** A backend of another host that is away for that many calls. */
async function foreignBackend(state: { failures: number }): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('content-type', 'application/json');
    const isAway = state.failures > 0;
    state.failures -= 1;
    if (isAway) response.statusCode = 503;
    const body = isAway ? { message: 'Back in a minute' } : request.url === '/trek/all' ? [trek, null] : [];
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Away {
  url: string;
  backend: string;
  /** How many calls more fail. */
  state: { failures: number };
}

/** Tests on one site whose backend is away: a server for each of them would be most of their time. */
const test = noisyTest.extend<object, { away: Away }>({
  away: [
    async ({ browserName: _ }, use) => {
      const state = { failures: Number.POSITIVE_INFINITY };
      const backend = await foreignBackend(state);
      const site = await siteOn(backend.url);
      await use({ url: site.url, backend: backend.url, state });
      site.stop();
      backend.server.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.beforeEach(({ away }) => {
  away.state.failures = Number.POSITIVE_INFINITY;
});

/** Calls that the server makes for the listing. */
const LISTING_CALLS = 3;

test('a page loads without its backend, and the browser retries by itself', async ({ page, away }) => {
  away.state.failures = LISTING_CALLS;
  const answer = await page.goto(`${away.url}/treks`);
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).toContain('Error loading treks: Back in a minute');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Tsho Rolpa Lake Trek');
  await expect(card).toContainText('$1,450 per person');
  await expect(card).toContainText('9 days');
});

test('a page reports a failure only after the browser’s own request failed', async ({ page, away }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/Failed to load resource|@trek\/ui: GET/.test(text)) noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(error.message));
  const held = Promise.withResolvers<void>();
  await page.route(`${away.backend}/**`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const request = page.waitForRequest(`${away.backend}/**`);
  const answer = await page.goto(`${away.url}/treks/tsho-rolpa-lake-trek`);
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
  await request;
  const main = page.locator('#main');
  await expect(
    main.locator('[aria-busy="true"], [data-scope="spinner"], [data-part="skeleton"]').first(),
  ).toBeVisible();
  await expect(main.getByText(/Not Found|Error loading|internet connection|Back in a minute/)).toHaveCount(0);
  held.resolve();
  // Now it is the browser that has asked in vain.
  await expect(main.getByText(/Not Found|Back in a minute/).first()).toBeVisible();
  expect(noise).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page without its backend names the failure once and does not wait', async ({ page, away }) => {
    await page.goto(`${away.url}/treks/tsho-rolpa-lake-trek`);
    const visible = page.locator('#main').getByRole('heading', { name: 'Trek Not Found' });
    await expect(visible).toHaveCount(1);
    await expect(visible).toBeVisible();
    await expect(page.locator('#main [data-scope="spinner"]').filter({ visible: true })).toHaveCount(0);
  });
});

test('the home page without its backend reports the failure, stays usable and loads on retry', async ({
  page,
  away,
}) => {
  const refused = page.waitForResponse(/\/trek\/all$/);
  const answer = await page.goto(away.url);
  await refused;
  expect(answer?.status()).toBe(503);
  const popular = page.getByRole('region', { name: 'Popular Treks', exact: true });
  await expect(popular.getByText('Error loading treks. Please try again later.')).toBeVisible();
  await expect(page.getByText('Error loading blog posts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Treks' })).toBeVisible();
  away.state.failures = 0;
  await popular.getByRole('button', { name: 'Try Again' }).click();
  await expect(popular.getByRole('link', { name: 'Tsho Rolpa Lake Trek' })).toBeVisible();
  await expect(popular.getByRole('tab', { name: 'Nepal' })).toHaveAttribute('aria-selected', 'true');
});
