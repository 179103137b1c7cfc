import type { Locator, Page } from '@playwright/test';
import { accountMenu, register, signIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

/** Where the toast stands once it has come in: it slides from the side. Looked up at once, for it leaves by itself. */
async function standingToast(page: Page, text: string) {
  const toast = page.locator('.Toastify__toast').filter({ hasText: text });
  return toast.evaluate(async (element) => {
    const once = element.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.all(once.map(({ finished }) => finished));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

async function expectApart(page: Page, toast: Awaited<ReturnType<typeof boxOf>>, others: Locator[]) {
  for (const other of others) {
    const box = await boxOf(other);
    const isApart =
      toast.bottom <= box.top || toast.top >= box.bottom || toast.right <= box.left || toast.left >= box.right;
    expect(isApart, `toast ${JSON.stringify(toast)} beside ${other} ${JSON.stringify(box)}`).toBe(true);
  }
  const width = page.viewportSize()?.width ?? 0;
  expect(toast.left).toBeGreaterThanOrEqual(0);
  expect(toast.right).toBeLessThanOrEqual(width);
}

test('a toast leaves the header and the chat free', async ({ page }) => {
  await page.goto('/');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  await page
    .getByRole('button', { name: /Find|Search/ })
    .first()
    .click();
  const toast = await standingToast(page, 'Please select at least one search parameter');
  await expectApart(page, toast, [page.getByRole('banner'), chat]);
});

test('a toast leaves the way to book free', async ({ page }) => {
  await page.goto('/treks/langtang-valley-trek');
  const book = page.getByRole('button', { name: 'Book Now' }).last();
  await book.click();
  const toast = await standingToast(page, 'Please log in to book this trek');
  const signIn = page.getByRole('dialog').getByRole('button', { name: /Log ?in/i });
  await expectApart(page, toast, [page.locator('header').first(), signIn]);
});

test('on a phone a toast leaves the name of a dialog, its way out and the name of the page free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('button', { name: 'Book Now' }).last().click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading').first();
  await expect(title).toBeVisible();
  const toast = page.locator('.Toastify__toast');
  await expect(async () => {
    await standingToast(page, 'Please log in to book this trek');
    await expectApart(page, await boxOf(toast), [title, dialog.getByRole('button', { name: 'Close' })]);
  }).toPass({ timeout: 3000 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(async () => {
    await standingToast(page, 'Please fill');
    await expectApart(page, await boxOf(toast), [page.getByRole('heading', { level: 1 })]);
  }).toPass({ timeout: 3000 });
});

test('a toast that asks to log in leaves on the way there', async ({ page }) => {
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('button', { name: 'Book Now' }).last().click();
  await standingToast(page, 'Please log in to book this trek');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Log ?in/i })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('.Toastify__toast').filter({ hasText: 'Please log in to book this trek' })).toHaveCount(0, {
    timeout: 1500,
  });
});

test('a menu that is opened under a toast stands over it', async ({ page }) => {
  const email = await register(page, 'Pasang Lhamu');
  await page.goto('/login');
  await signIn(page, email);
  await standingToast(page, 'Successfully signed in!');
  await accountMenu(page, 'Pasang').click();
  const profile = page.getByRole('link', { name: 'Profile' });
  const isOnTop = await profile.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});
