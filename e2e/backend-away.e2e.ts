import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
// The console is not watched here: failed calls are what these tests are about.
import type { Page, Response } from '@playwright/test';
import { signInAs } from './support/signed-in.ts';
import { expect, noisyTest as test } from './support/test.ts';

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

/** A backend of another host that is away for as many calls as told. */
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

/** The built site on that backend. */
async function siteOn(apiUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn('node', ['sites/web/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', API_URL: apiUrl },
  });
  let output = '';
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The site ended at once: ${output}`)));
  while (!output.includes('Ready on')) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended]);
    output += chunk;
  }
  ended.catch(() => {});
  return { url: /http:\S+/.exec(output)?.[0] ?? '', stop: () => child.kill('SIGTERM') };
}

/** Goes there, and waits until the browser has asked for itself. */
async function arrive(page: Page, address: string): Promise<Response | null> {
  const refused = page.waitForResponse(/\/trek\/all$/);
  const answer = await page.goto(address);
  await refused;
  return answer;
}

/** Calls that the server makes for the listing. */
const LISTING_CALLS = 3;

test('a page comes without its backend, and the browser asks again by itself', async ({ page }) => {
  const backend = await foreignBackend({ failures: LISTING_CALLS });
  const site = await siteOn(backend.url);
  try {
    const answer = await page.goto(`${site.url}/treks`);
    expect(answer?.status()).toBe(503);
    expect(await answer?.text()).toContain('Error loading treks: Back in a minute');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Tsho Rolpa Lake Trek');
    await expect(card).toContainText('$1,450 per person');
    await expect(card).toContainText('9 days');
  } finally {
    site.stop();
    backend.server.close();
  }
});

for (const path of ['/treks/tsho-rolpa-lake-trek', '/treks', '/', '/blog', '/country/nepal']) {
  test(`${path} loads, and tells of no failure, until the browser's own question is answered`, async ({ page }) => {
    const state = { failures: Number.POSITIVE_INFINITY };
    const backend = await foreignBackend(state);
    const site = await siteOn(backend.url);
    const noise: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/Failed to load resource|@trek\/ui: GET/.test(text)) noise.push(text);
    });
    page.on('pageerror', (error) => noise.push(error.message));
    const held = Promise.withResolvers<void>();
    await page.route(`${backend.url}/**`, async (route) => {
      await held.promise;
      await route.continue();
    });
    try {
      const asked = page.waitForRequest(`${backend.url}/**`);
      const answer = await page.goto(site.url + path);
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
      await asked;
      const main = page.locator('#main');
      await expect(
        main.locator('[aria-busy="true"], [data-scope="spinner"], [data-part="skeleton"]').first(),
      ).toBeVisible();
      await expect(main.getByText(/Not Found|Error loading|internet connection|Back in a minute/)).toHaveCount(0);
      held.resolve();
      // Now it is the browser that has asked in vain.
      await expect(main.getByText(/Not Found|Error loading|Back in a minute/).first()).toBeVisible();
      expect(noise).toEqual([]);
    } finally {
      held.resolve();
      site.stop();
      backend.server.close();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page without its backend says what failed, once, and waits for nothing', async ({ page }) => {
    const backend = await foreignBackend({ failures: Number.POSITIVE_INFINITY });
    const site = await siteOn(backend.url);
    try {
      await page.goto(`${site.url}/treks/tsho-rolpa-lake-trek`);
      const visible = page.locator('#main').getByRole('heading', { name: 'Trek Not Found' });
      await expect(visible).toHaveCount(1);
      await expect(visible).toBeVisible();
      await expect(page.locator('#main [data-scope="spinner"]').filter({ visible: true })).toHaveCount(0);
    } finally {
      site.stop();
      backend.server.close();
    }
  });
});

test('a backend that stays away is told, and asked again when the visitor wants it', async ({ page }) => {
  const state = { failures: Number.POSITIVE_INFINITY };
  const backend = await foreignBackend(state);
  const site = await siteOn(backend.url);
  try {
    await arrive(page, `${site.url}/treks`);
    await expect(page.getByText('Error loading treks: Back in a minute')).toBeVisible();
    state.failures = 0;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  } finally {
    site.stop();
    backend.server.close();
  }
});

test('the home page without its backend says so, stays usable, and fills itself when asked again', async ({ page }) => {
  const state = { failures: Number.POSITIVE_INFINITY };
  const backend = await foreignBackend(state);
  const site = await siteOn(backend.url);
  try {
    const answer = await arrive(page, site.url);
    expect(answer?.status()).toBe(503);
    const popular = page.getByRole('region', { name: 'Popular Treks', exact: true });
    await expect(popular.getByText('Error loading treks. Please try again later.')).toBeVisible();
    await expect(page.getByText('Error loading blog posts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Explore Treks' })).toBeVisible();
    await expect(page.getByText('15,000+')).toBeVisible();
    state.failures = 0;
    await popular.getByRole('button', { name: 'Try Again' }).click();
    await expect(popular.getByRole('link', { name: 'Tsho Rolpa Lake Trek' })).toBeVisible();
    await expect(popular.getByRole('tab', { name: 'Nepal' })).toHaveAttribute('aria-selected', 'true');
  } finally {
    site.stop();
    backend.server.close();
  }
});

test('the network that breaks in the middle of a booking loses nothing that was typed', async ({ page, context }) => {
  await signInAs(page, 'Dawa Lama');
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Bhutan');
  await dialog.getByLabel('Start date').fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Special requirements').fill('No nuts, please');

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Failed to create booking. Please try again.')).toBeVisible();
  await expect(dialog.getByText('Network error. Please check your internet connection.')).toBeVisible();
  await expect(dialog.getByLabel('Special requirements')).toHaveValue('No nuts, please');

  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByRole('radio', { name: 'Deposit (20%)' })).toBeChecked();
  await page.reload();
  await expect(dialog.getByRole('radio', { name: 'Deposit (20%)' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Special requirements')).toHaveValue('No nuts, please');
});
