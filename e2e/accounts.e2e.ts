// The browser itself notes refused calls on the console, and some of these tests are about them.
import type { Page } from '@playwright/test';
import { accountMenu, PASSWORD, register, signIn } from './support/account.ts';
import { openedPayment } from './support/booked.ts';
import { mailsTo } from './support/outbox.ts';
import { keepSession, signInAs } from './support/signed-in.ts';
import { expect, hydrate, noisyTest as test } from './support/test.ts';

const DAY_SECONDS = 86_400;

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** How long the stored session has left, in days. */
async function sessionDays(page: Page): Promise<number> {
  const payload = (await tokenOf(page))?.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Math.round((exp - Date.now() / 1000) / DAY_SECONDS);
}

test('signing in from the header returns to the page, shows a toast beside the menu and survives a reload', {
  tag: '@translated',
}, async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  await page.goto('/treks?country=bhutan');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Remember me').check();
  await signIn(page, email);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/treks?country=bhutan');
  expect(await sessionDays(page)).toBe(30);
  await accountMenu(page, 'Karma').click();
  const isOnTop = await page.getByRole('link', { name: 'Profile' }).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await page.reload();
  await expect(accountMenu(page, 'Karma')).toBeVisible();
});

test('what is known of a visitor is filled in, from signing up to writing to the office', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ang Dolma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+977 9800000004');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(accountMenu(page, 'Ang')).toBeVisible();

  await page.goto('/contact?booking=TH-7K3M2Q');
  await expect(page.getByLabel('Name')).toHaveValue('Ang Dolma');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('+977 9800000004');
});

test('a booking whose payment was only looked at is not finished, and can be removed', async ({ page }) => {
  await openedPayment(page, await signInAs(page, 'Passang Doma'));
  await page.goto('/user-profile');
  const booking = page.getByRole('tabpanel').getByRole('listitem');
  await expect(booking.getByText('Not finished')).toBeVisible();
  await booking.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no upcoming treks.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have no upcoming treks.')).toBeVisible();
});

test('the profile page requires sign-in and opens after it', async ({ page }) => {
  const email = await register(page, 'Sonam Bhutia');
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please login to access your profile')).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('heading', { name: 'Sonam Bhutia' })).toBeVisible();
  await expect(page.getByText('You have no upcoming treks.')).toBeVisible();
});

test('a visitor who leaves the sign-in page is not redirected to an old place later', async ({ page }) => {
  const email = await register(page, 'Dawa Yangzum');
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/login');
  await page.goto('/faq');
  // Its code runs after it has loaded.
  await hydrate(page);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/');
});

test('signed-in visitors are redirected away from the sign-in pages', async ({ page }) => {
  await signInAs(page, 'Nima Sherpa');
  await page.goto('/login');
  await expect(page).toHaveURL('/user-profile');
  for (const path of ['/signup', '/forgot-password', '/reset-password']) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page, path).toHaveURL('/user-profile');
  }
});

test('a visitor edits their details, and moves to another address by its code', async ({ page }) => {
  const { user } = await signInAs(page, 'Chhiring Sherpa');
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const details = page.getByRole('dialog', { name: 'Personal Info' });
  await details.getByLabel('Full name').fill('Chhiring Dolma');
  await details.getByLabel('Postal address').fill('Khumjung 4\nSolukhumbu, Nepal');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Chhiring Dolma' })).toBeVisible();

  const email = `${crypto.randomUUID()}@example.com`;
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Mail me the code' }).click();
  const codes = async () => (await mailsTo(email)).flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? []);
  await expect.poll(async () => (await codes()).length).toBe(1);
  await dialog.getByLabel('Code').fill((await codes())[0] ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // The dialog names the new address before it counts.
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^Khumjung 4/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(user.email)).join()).toContain('Your email address has changed');
});

test('a mailed link resets a forgotten password', { tag: '@translated' }, async ({ page }) => {
  const email = await register(page, 'Lhamo Rai');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();

  const resets = async () => (await mailsTo(email)).filter((mail) => mail.includes('/reset-password?'));
  await expect.poll(async () => (await resets()).length).toBe(1);
  await page.goto(/http\S+\/reset-password\?\S+/.exec((await resets())[0] ?? '')?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill('Rhododendron7!');
  await page.getByLabel('Confirm password').fill('Rhododendron7!');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signIn(page, email, 'Rhododendron7!');
  await expect(page).toHaveURL('/');
});

test('changing the password keeps this session and ends the others', async ({ page, browser }) => {
  const session = await signInAs(page, 'Tashi Dorji');
  const elsewhere = await (await browser.newContext()).newPage();
  await keepSession(elsewhere, session);
  await page.goto('/user-profile');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill('Juniper-smoke-9');
  await dialog.getByLabel('Confirm password').fill('Juniper-smoke-9');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Password changed successfully')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tashi Dorji' })).toBeVisible();
  await elsewhere.goto('/user-profile');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.context().close();
});

/**
 * Signs a visitor in, opens their profile in another tab, and signs them out in the first.
 * @returns the other tab
 */
async function signOutBeside(page: Page, prepare: (other: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  await signInAs(page, 'Yangzom Gurung');
  await page.goto('/faq');
  const other = await page.context().newPage();
  await prepare(other);
  await other.goto('/user-profile');
  await expect(other.getByRole('heading', { name: 'Yangzom Gurung' })).toBeVisible();
  await accountMenu(page, 'Yangzom').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  return other;
}

test('signing out everywhere ends the session of another browser and revokes a copied token', async ({
  page,
  browser,
}) => {
  const session = await signInAs(page, 'Doma Sherpa');
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { email: session.user.email, password: PASSWORD } })
  ).json();
  const phone = await (await browser.newContext()).newPage();
  await keepSession(phone, { ...session, token });
  await phone.goto('/user-profile');
  await page.goto('/user-profile');
  await page.getByRole('tab', { name: 'Devices' }).click();
  const devices = page.getByRole('tabpanel').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  for (const bearer of [session.token, token]) {
    const statusOfMe = async () =>
      (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${bearer}` } })).status();
    await expect.poll(statusOfMe).toBe(401);
  }
  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await phone.context().close();
});

test('signing out in one tab signs out in the other (S3)', async ({ page }) => {
  const other = await signOutBeside(page);
  await expect(other).toHaveURL('/login');
  expect(await tokenOf(other)).toBeNull();
});

test('S3 control: a tab without storage events stays signed in', async ({ page }) => {
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

test('S1 control: a page that accesses blocked storage directly breaks', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/treks');
  await expect(tokenOf(page)).rejects.toThrow('The operation is insecure.');
});

test('with blocked storage, a sign-in lasts until the page is closed (S1)', async ({ page }) => {
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

test('a redirecting page causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Place = { x: number; y: number; width: number; height: number };
    type Shift = { value: number; sources: { node: Node | null; previousRect: Place; currentRect: Place }[] };
    const written = ({ x, y, width, height }: Place) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `“${node?.textContent?.slice(0, 60)}” from ${written(previousRect)} to ${written(currentRect)}`,
        );
        shifts.push([value, ...moved].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    for (const [where, path, end] of [
      ['a reset link without a token', '/reset-password', '/forgot-password'],
      ['a profile without a session', '/user-profile', '/login'],
      ['a return from Google with nothing in it', '/auth/google/callback', '/login'],
    ] as const) {
      await test.step(`${where} at ${width} px`, async () => {
        await page.goto(path);
        await expect(page).toHaveURL(end);
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      });
    }
  }
});
