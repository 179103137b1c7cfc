// The browser itself notes refused calls on the console, and some of these tests are about them.
import type { Page } from '@playwright/test';
import { accountMenu, PASSWORD, register, signIn } from './support/account.ts';
import { mailsTo } from './support/outbox.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, noisyTest as test } from './support/test.ts';

const DAY_SECONDS = 86_400;

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** How long the stored session has left, in days. */
async function sessionDays(page: Page): Promise<number> {
  const payload = (await tokenOf(page))?.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Math.round((exp - Date.now() / 1000) / DAY_SECONDS);
}

/** Says no to the right password. */
const signInFails = async (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Failed to sign in' }).first()).toBeVisible();

test('signing up says every fault at once, keeps what was typed, and leads to the sign-in', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Dolma Tamang');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('You must agree to the Terms & Conditions')).toBeVisible();
  await page.getByLabel('Email').fill(`dolma-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Phone').fill('+977 9800000004');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I agree to the/).check();
  await expect(page.getByLabel('Full name')).toHaveValue('Dolma Tamang');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible();
});

test('signing in from the header leads back, and a reload stays signed in', async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  await page.goto('/treks?country=bhutan');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await signIn(page, email, 'not-the-one-1');
  await signInFails(page);
  await signIn(page, email);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/treks?country=bhutan');
  expect(await sessionDays(page)).toBe(1);
  await page.reload();
  await expect(accountMenu(page, 'Karma')).toBeVisible();
});

test('who wants to be remembered is, for 30 days', async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await signIn(page, email);
  await expect(page).toHaveURL('/');
  expect(await sessionDays(page)).toBe(30);
});

test('the profile asks to sign in, and comes after it', async ({ page }) => {
  const email = await register(page, 'Sonam Bhutia');
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please login to access your profile')).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('heading', { name: 'Sonam Bhutia' })).toBeVisible();
  await expect(page.getByText('You have no upcoming treks.')).toBeVisible();
});

test('whoever is signed in already has no use for the pages about signing in', async ({ page }) => {
  await signInAs(page, 'Nima Sherpa');
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/user-profile');
  }
});

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  const email = await register(page, 'Lhamo Rai');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();

  const resets = async () => (await mailsTo(email)).filter((mail) => mail.includes('/reset-password?'));
  await expect.poll(async () => (await resets()).length).toBe(1);
  const link = /http\S+\/reset-password\?\S+/.exec((await resets())[0] ?? '')?.[0] ?? '';
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  const reset = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await reset('weak');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await reset('Rhododendron7!');
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeFocused();

  await page.goto(link);
  await reset('Another-one-8!'.replaceAll('-', ''));
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid reset token.' }).first()).toBeVisible();

  await page.goto('/login');
  await signIn(page, email);
  await signInFails(page);
  await signIn(page, email, 'Rhododendron7!');
  await expect(page).toHaveURL('/');
});

test('a link that is none leads to where a good one can be asked for', async ({ page }) => {
  await page.goto('/reset-password?token=a.b.c&email=x');
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByText('Invalid password reset link. Please request a new one.')).toBeVisible();
});

test('a changed password keeps this session, ends the others and closes its dialog', async ({ page, browser }) => {
  const email = await register(page, 'Tashi Dorji');
  const elsewhere = await (await browser.newContext()).newPage();
  for (const browserPage of [elsewhere, page]) {
    await browserPage.goto('/login');
    await signIn(browserPage, email);
    await expect(browserPage).toHaveURL('/');
  }
  await page.goto('/user-profile');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = async (current: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill('Juniper-smoke-9');
    await dialog.getByLabel('Confirm password').fill('Juniper-smoke-9');
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-one-1');
  await expect(dialog.getByText('Please verify your current password and try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await change(PASSWORD);
  await expect(dialog.getByText('Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tashi Dorji' })).toBeVisible();
  await elsewhere.goto('/user-profile');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.context().close();
});

/** Signs somebody in, opens their profile in another tab, and signs them out in the first. @returns the other tab */
async function signOutBeside(page: Page, prepare: (other: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  const email = await register(page, 'Yangzom Gurung');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/');
  const other = await page.context().newPage();
  await prepare(other);
  await other.goto('/user-profile');
  await expect(other.getByRole('heading', { name: 'Yangzom Gurung' })).toBeVisible();
  await accountMenu(page, 'Yangzom').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  return other;
}

test('signing out in one tab signs out in the other (S3)', async ({ page }) => {
  const other = await signOutBeside(page);
  await expect(other).toHaveURL('/login');
  expect(await tokenOf(other)).toBeNull();
});

test('S3 control: a tab that hears nothing of the others stays signed in', async ({ page }) => {
  const other = await signOutBeside(page, (deaf) =>
    deaf.addInitScript(() => {
      Object.assign(window, { heard: 0 });
      // Before any listener of the site, so that none of them is called.
      addEventListener('storage', (event) => {
        Object.assign(window, { heard: 1 });
        event.stopImmediatePropagation();
      });
    }),
  );
  await other.waitForFunction(() => (window as unknown as { heard: number }).heard > 0);
  await expect(other.getByRole('heading', { name: 'Yangzom Gurung' })).toBeVisible();
  await expect(other).toHaveURL('/user-profile');
});

/** Makes every look at the browser's storages throw, as where cookies are blocked. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

test('S1 control: a page that looks into a blocked storage by itself breaks', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/treks');
  await expect(tokenOf(page)).rejects.toThrow('The operation is insecure.');
});

test('where the browser blocks its storage, signing in holds until the page is closed (S1)', async ({ page }) => {
  const email = await register(page, 'Ang Rita');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await blockStorage(page);
  await page.goto('/treks');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL('/treks');
  await expect(accountMenu(page, 'Ang')).toBeVisible();
  await accountMenu(page, 'Ang').click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Ang Rita' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [where, path, end] of [
  ['a reset link without a token', '/reset-password', '/forgot-password'],
  ['a profile without a session', '/user-profile', '/login'],
  ['a return from Google with nothing in it', '/auth/google/callback', '/login'],
] as const) {
  test(`${where} sends on, and nothing on the way moves`, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 390 : 820, height: 1180 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}
