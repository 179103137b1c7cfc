// A refused sign-in warns on the console, on purpose.
import type { Page } from '@playwright/test';
import { type GoogleProvider, startGoogleProvider } from '../sites/api/test/google-provider.ts';
import { accountMenu } from './support/account.ts';
import { expect, noisyTest as test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let provider: GoogleProvider;
test.beforeAll(async ({ baseURL }) => {
  const port = Number(process.env.E2E_GOOGLE_PORT);
  provider = await startGoogleProvider([`${baseURL}/api/auth/google/return`], port);
});
test.afterAll(() => provider.close());

const person = (changes: object = {}) => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: true,
  name: 'Pemba Sherpa',
  ...changes,
});

test('signing in with Google opens the profile and leaves its token nowhere (O2)', async ({ page }) => {
  provider.account = person();
  const referrers: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referrers.push(referer);
    requests.push(request.url().split('#', 1)[0] ?? '');
  });
  await page.goto('/login');
  const callback = page.waitForResponse((response) => response.url().includes('/auth/google/callback'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect((await callback).headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText('Welcome back, Pemba Sherpa!')).toBeVisible();
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByText('Google Account')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['My Bookings', 'Saved Treks', 'My Data', 'Devices']);
  await expect(accountMenu(page, 'Pemba')).toBeVisible();

  expect([...referrers, ...requests].filter((address) => address.includes('token='))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('token');
});

test('a sign-in with Google at the office’s door returns to its address', async ({ page }) => {
  provider.account = person();
  await page.goto('/office/bookings?q=Pema#main');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/office/bookings?q=Pema#main');
});

const forgedUser = encodeURIComponent('{"id":1,"email":"forged@example.com","fullname":"Forged"}');
const forgedToken = ['{}', '{"userId":1,"exp":9999999999}', 'x'].map((part) => btoa(part)).join('.');

/** Leaves for Google by the button, and receives another person's return before coming back. */
async function returnForged(page: Page): Promise<void> {
  await page.goto('/login');
  // The backend's whole answer, but for its way to Google: the visitor is still on the way.
  await page.route('**/api/auth/google?*', async (route) => {
    await route.fulfill({ response: await route.fetch({ maxRedirects: 0 }), status: 204 });
  });
  const answered = page.waitForResponse('**/api/auth/google?*');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await answered;
  await page.goto(`/auth/google/callback?token=${forgedToken}&user=${forgedUser}`);
}

test('O3: during a Google sign-in, a return without its marker signs no one in', async ({ page }) => {
  await returnForged(page);
  await expect(page.getByText('Failed to complete authentication')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('O3 control: it would if the backend did not announce the marker', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '' }));
  await returnForged(page);
  await expect(page.getByText('Welcome back, Forged!')).toBeVisible();
});
