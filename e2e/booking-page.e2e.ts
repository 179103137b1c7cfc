import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from './support/layout.ts';
import { signInAs } from './support/signed-in.ts';
import { untilStill } from './support/still.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Upper Mustang Trek';
const START = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

/** Books the trek for three and pays the deposit. */
async function book(page: Page): Promise<void> {
  await page.goto('/treks/upper-mustang-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Australia');
  await dialog.getByLabel('Start date').fill(START);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByRole('button', { name: 'Pay $1,248' }).click();
  await expect(page).toHaveURL('/user-profile');
}

test('a booking shows its sums, keeps what is typed of travelers, and prints its receipt', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Dawa Lama');
  await book(page);
  const item = page.getByRole('listitem').filter({ hasText: TITLE });
  await item.getByRole('link', { name: /^Booking TH-/ }).click();
  await expect(page).toHaveURL(/\/booking\/TH-[A-Z\d]{6}$/);
  const address = page.url();
  const reference = address.slice(-9);
  const sums = page.getByRole('article');
  await expect(sums).toContainText('Per person$2,190Group discount (5%)−$328.50Total$6,241.50Paid$1,248Balance$4,994');
  await expect(page.getByRole('listitem').filter({ hasText: 'A visa for Nepal' })).toBeVisible();
  await untilStill(page);
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Fill in, Traveler 2' }).click();
  await page.getByLabel('Name as in the passport').fill('Pema Lama');
  await page.getByLabel('Date of birth').fill('1991-02-28');
  await page.reload();
  await expect(page.getByLabel('Name as in the passport')).toHaveValue('Pema Lama');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Pema Lama: saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Traveler 2: Pema Lama' })).toContainText(
    'Still missing: Nationality, Travel insurance, Emergency contact, Their telephone',
  );

  await page.getByRole('link', { name: /^Receipt of \$1,248/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Trek Himalaya', reference, '$1,248', `${TITLE}, from`]) {
    await expect(page.getByRole('article')).toContainText(text);
  }
  await expect(page.getByRole('button').or(page.getByRole('link'))).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to your booking' }).click();
});

test('a booking opens for its owner alone, and asks others to sign in', async ({ page, browser }) => {
  await signInAs(page, 'Mingma Rai');
  await book(page);
  const href = await page.getByRole('link', { name: /^Booking TH-/ }).getAttribute('href');
  const stranger = await browser.newPage();
  await stranger.goto(href ?? '');
  await expect(stranger).toHaveURL('/login');
  await signInAs(stranger, 'Nima Tamang');
  await stranger.goto(href ?? '');
  await expect(stranger.getByText('Booking not found')).toBeVisible();
  await stranger.close();
});
