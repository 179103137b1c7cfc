import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from './support/layout.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Upper Mustang Trek';
const START = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
const OFFICE = join(import.meta.dirname, '../sites/api/src/office.ts');

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

/** Pays toward the balance on the booking's page. @param part left out: all of it */
async function payBalance(page: Page, amount: string, part?: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay balance' });
  if (part !== undefined) {
    await dialog.getByLabel('Amount to pay now (US$)').fill(part);
    await dialog.getByLabel('Amount to pay now (US$)').press('Enter');
  }
  await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(dialog).toBeHidden();
}

test('a booking is paid in parts, receipted, asked to be cancelled and refunded on its own page', async ({ page }) => {
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

  await payBalance(page, '$2,000', '2,000');
  await expect(sums).toContainText('Paid$3,248Balance$2,994');
  await payBalance(page, '$2,994');
  await expect(sums).toContainText('Paid$6,242Balance$0');
  await expect(page.getByText('Paid in full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay balance' })).toHaveCount(0);

  await page.getByRole('link', { name: /^Receipt of \$2,000/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Trek Himalaya', reference, '$2,000', `${TITLE}, from`]) {
    await expect(page.getByRole('article')).toContainText(text);
  }
  await expect(page.getByRole('button').or(page.getByRole('link'))).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to your booking' }).click();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await expect(dialog).toContainText('By our terms, $4,994 of the $6,242 that you have paid goes back');
  await expect(dialog).toContainText('The deposit of $1,248 is kept.');
  await dialog.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(dialog.getByRole('status')).toContainText('We have received your request.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^You asked to cancel this booking on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);

  const env = { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR };
  await promisify(execFile)(process.execPath, [OFFICE, 'approve', reference, 'Sunita'], { env });
  await page.reload();
  await expect(page.getByText('This booking is cancelled. $4,994 goes back by the way you paid.')).toBeVisible();
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
