import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { payableDay } from '../src/testing/payable-day.ts';

/** A host that is served, and how a visitor comes to book with it. */
export interface Visit {
  /** Address of the host. Its first page sells the trek. */
  origin: string;
  backendUrl: string;
  /** Place of signing in: on the host's pages, or in the booking's dialog. */
  signIn: 'page' | 'inline';
  /** A visitor with an account signs in, one without signs up. */
  hasAccount: boolean;
  /** Whether the host's server renders the page. */
  isServerRendered: boolean;
}

const TREK_ID = 101;
const LONG_MS = 20_000;
const HOSTS_OWN = [
  { name: 'token', value: 'the.hosts.own' },
  { name: 'userData', value: 'the host’s own' },
];
const PERSON = { fullname: 'Pasang Lhamu Sherpa', phone: '+977 9800000000' };
const PASSWORD = 'Yak-butter-tea-7';

/**
 * Books and pays for a trek on a host's page, as a visitor does.
 * @throws AssertionError or TimeoutError where a step fails, the backend has no confirmed booking, the console isn't
 * silent, or the host's own storage has changed
 */
export async function bookATrek(browser: Browser, visit: Visit): Promise<void> {
  if (visit.isServerRendered) await seeBookingWithoutScripts(browser, visit);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin: visit.origin, localStorage: HOSTS_OWN }] },
  });
  context.setDefaultTimeout(LONG_MS);
  const page = await context.newPage();
  const noise = listenToConsole(page);
  try {
    await book(page, visit);
    assert.deepEqual(noise, []);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nConsole: ${noise.join('\n') || 'silent'}`);
  } finally {
    await context.close();
  }
}

/** The page shows the booking before any script has run. */
async function seeBookingWithoutScripts(browser: Browser, { origin }: Visit): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  assert.ok(await page.getByRole('button', { name: 'Book Now' }).first().isVisible(), 'The server renders no booking.');
  await context.close();
}

function listenToConsole(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return noise;
}

async function book(page: Page, visit: Visit): Promise<void> {
  const { origin, backendUrl, signIn, hasAccount, isServerRendered } = visit;
  const sentTokens = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().startsWith(backendUrl)) sentTokens.add(request.headers().authorization);
  });
  // Until a framework has loaded its scripts, it loses clicks on what the server has rendered.
  await page.goto(origin, isServerRendered ? { waitUntil: 'networkidle' } : {});
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  if (signIn === 'page') await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  const email = `${Date.now()}@example.com`;
  if (hasAccount) await signInAs(page, email, backendUrl);
  else await signUpAs(page, email);
  await payDeposit(page, backendUrl);

  assert.equal(new URL(page.url()).pathname, '/');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const { name, value } of HOSTS_OWN) assert.equal(stored[name], value);
  const [, token] = Object.entries(stored).find(([name]) => /^trek\.[0-9a-f]{8}\.token$/.test(name)) ?? [];
  const authorization = `Bearer ${token}`;
  assert.deepEqual(sentTokens, new Set([undefined, authorization]));
  const bookings = await page.request.get(`${backendUrl}/booking/user`, { headers: { authorization } });
  assert.deepEqual(
    (await bookings.json()).map(({ status }: { status: string }) => status),
    ['confirmed'],
  );
}

/** Signs up. The page of signing in finds the visitor signed in, and sends them on. */
async function signUpAs(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Create an account' });
  await link.or(page.getByRole('button', { name: 'Create an account' })).click();
  await page.getByLabel('Full name').fill(PERSON.fullname);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(PERSON.phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Signs in to an account that is there already. */
async function signInAs(page: Page, email: string, backendUrl: string): Promise<void> {
  await page.request.post(`${backendUrl}/auth/register`, { data: { ...PERSON, email, password: PASSWORD } });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function payDeposit(page: Page, backendUrl: string): Promise<void> {
  const { bookingPolicy } = await (await page.request.get(`${backendUrl}/trek/id/${TREK_ID}`)).json();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(payableDay(bookingPolicy));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await dialog.getByText('Booking successful!').waitFor();
  await page.getByRole('log', { name: 'Notices' }).getByText('Booking successful!').first().waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
}
