import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContractBackend } from '../packages/ui/src/testing/contract-backend.ts';
import { PASSWORD, signIn } from './support/account.ts';
import { siteOn } from './support/site-on.ts';
import { expect, hydrate, test as quietTest } from './support/test.ts';

const TITLE = 'Annapurna Base Camp Trek';

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

/** A server of another host that knows only the contract. */
async function serve(backend: ContractBackend): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') return response.end();
    const { status, body } = backend.answer(request.method ?? '', request.url ?? '', await bodyOf(request));
    response.statusCode = status;
    return response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const test = quietTest.extend<{ backend: ContractBackend; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  backend: async ({}, use) => use(new ContractBackend()),
  site: async ({ backend }, use) => {
    const { server, url } = await serve(backend);
    const site = await siteOn(url);
    await use(site.url.replace('localhost', '127.0.0.1'));
    site.stop();
    server.closeAllConnections();
    server.close();
  },
});

test('K26: the flow from sign-up to a paid booking sends only calls of the contract', async ({
  page,
  backend,
  site,
}) => {
  await page.goto(`${site}/signup`);
  await page.getByLabel('Full name').fill('Maya Gurung');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Phone').fill('+977 9800000000');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${site}/login`);
  await signIn(page, 'maya@example.com');
  await expect(page.getByText('Successfully signed in!')).toBeVisible();

  await page.goto(`${site}/treks`);
  await hydrate(page);
  await page
    .getByRole('article')
    .getByRole('button', { name: `Save ${TITLE}` })
    .click();
  await page.getByRole('article').getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Nepal');
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Start date').fill(inTwoMonths);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Booking successful! Check your email for confirmation details.').first()).toBeVisible();
  await expect(page).toHaveURL(`${site}/user-profile`);
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText('confirmed');
  await expect(page.getByRole('tab', { name: 'Devices' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change Password' }).first().click();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill('Kora-clockwise-109');
  await dialog.getByLabel(/Confirm/).fill('Kora-clockwise-109');
  await dialog.getByRole('button', { name: /Change password/i }).click();
  await expect(page.getByText('Password changed successfully').first()).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site}/login`);
  expect(backend.beyond).toEqual([]);
  expect(backend.calls).toEqual(expect.arrayContaining(['POST /auth/login', 'POST /payment/create-payment-intent']));
});

test('K26: search, contact and password reset send only calls of the contract', async ({ page, backend, site }) => {
  await page.goto(`${site}/contact`);
  await page.getByLabel('Name').fill('Maya Gurung');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Phone').fill('+977 9800000000');
  await page.getByLabel('Message').fill('Namaste!');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();

  await page.goto(`${site}/forgot-password`);
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  for (const path of ['/', '/blog', '/country/nepal', '/region/annapurna', '/faq']) await page.goto(`${site}${path}`);
  await hydrate(page);
  await page.getByRole('combobox', { name: 'Search treks' }).click();
  await page.getByRole('combobox', { name: 'Search treks' }).pressSequentially('anna');
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toContainText(TITLE);
  expect(backend.beyond).toEqual([]);
});
