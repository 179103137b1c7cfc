// The browser itself notes an answer of 404 or 401 on the console, so that only faults of the page count here.
import { PLACEHOLDER_IMAGE } from '../sites/web/src/content/placeholder-image.ts';
import { holdBack } from './support/held-code.ts';
import { layoutShift } from './support/layout.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, noisyTest as test } from './support/test.ts';

test('an unknown address is answered as one, and the page hydrates', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  expect(noise).toEqual([]);
});

test('a wrong password is told, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-one-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const texts = page.getByText('Failed to sign in. Please check your credentials and try again.');
  await expect(texts.first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-one-1');
});

test('a password that is typed before the scripts are there does not end up in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('dawa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Kora-clockwise-108');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('Kora');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('typing in a form that was refused leaves the focus where it is', async ({ page }) => {
  await signInAs(page, 'Dawa Lama');
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('Country').pressSequentially('Nepal');
  await expect(dialog.getByLabel('Country')).toHaveValue('Nepal');
  await expect(dialog.getByLabel('Country')).toBeFocused();
});

test('a session that has ended asks for a new one in the payment step, and for nothing twice', async ({ page }) => {
  await signInAs(page, 'Ang Dawa');
  await page.route('**/api/payment/create-payment-intent', (route) =>
    route.fulfill({ status: 401, json: { message: 'jwt expired' } }),
  );
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Nepal');
  await dialog.getByLabel('Start date').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByText('Authentication Required')).toBeVisible();
  await expect(
    dialog.getByText('Authentication failed. Your session may have expired. Please login again.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Login Again' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await page.reload();
  await expect(dialog).toHaveAccessibleName('Langtang Valley Trek');
  await expect(dialog.getByText('How much would you like to pay now?')).toBeVisible();
});

test('a page that breaks while it is taken over says so, and the way on answers', async ({ page }) => {
  await page.route(/assets\/faq-page.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken"); }',
    }),
  );
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.unroute(/assets\/faq-page.*\.js/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect.poll(() => page.evaluate(() => 'isTheSameDocument' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [which, path] of [
  ['a card', '/treks'],
  ['a page', '/blog/how-to-acclimatise-on-a-himalayan-trek'],
] as const) {
  test(`the picture of ${which} that failed before any code has come gives way to another, and nothing moves`, async ({
    page,
  }) => {
    const arrive = await holdBack(page, /entry-client.*\.js/);
    await page.route(/\/uploads\//, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path, { waitUntil: 'commit' });
    const picture = page.getByRole('article').first().locator('img').first();
    const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await isLoaded()).toBe(false);
    // Before its styles are there, nothing has its place.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const before = await picture.boundingBox();
    arrive();
    await expect(picture).toHaveAttribute('src', PLACEHOLDER_IMAGE);
    await expect.poll(isLoaded).toBe(true);
    expect(await picture.boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
  });
}
