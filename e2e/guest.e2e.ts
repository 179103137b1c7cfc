import type { Page } from '@playwright/test';
import { ALL_YEAR_TITLE } from './support/booked.ts';
import { mailsTo } from './support/outbox.ts';
import { payableDay } from './support/payable-day.ts';
import { expect, test } from './support/test.ts';

const TREK = '/treks/namo-buddha-yoga-and-meditation-retreat';

/** The codes that were mailed to an address. */
async function codesTo(email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter((mail) => mail.includes('Subject: Your code for your booking'));
  return mails.map((mail) => /^\d{6}\r?$/m.exec(mail)?.[0].trim() ?? '');
}

/** Types the newest code, and sends it by the keyboard. @param known codes that were mailed before */
async function enterCode(page: Page, email: string, known: readonly string[] = []): Promise<void> {
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect.poll(async () => (await codesTo(email)).length, { timeout: 30_000 }).toBe(known.length + 1);
  const code = (await codesTo(email)).find((mailed) => !known.includes(mailed)) ?? '';
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
}

test('a visitor without an account books, reloads in between, pays, and pays the rest on another device', {
  tag: '@translated',
}, async ({ page, browser }) => {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  await page.goto(TREK);
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Login Required');
  const notice = page.locator('.Toastify__toast');
  await expect(notice).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue without an account' }).press('Enter');
  // Well before it would leave by itself.
  await expect(notice).toHaveCount(0, { timeout: 2000 });
  await expect(dialog).toHaveAccessibleName(ALL_YEAR_TITLE);
  const typed = { 'First name': 'Dawa', 'Last name': 'Lama', Email: email, Phone: '+977 9800000001' };
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, ALL_YEAR_TITLE));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).press('Enter');
  await enterCode(page, email);
  await expect(dialog.getByRole('radio', { name: 'Deposit (20%)' })).toBeChecked();

  await page.reload();
  await page.keyboard.press('Shift');
  await expect(dialog.getByRole('radio', { name: 'Deposit (20%)' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/booking\/TH-/);
  await expect(page.getByRole('article')).toContainText('Paid');
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  const reference = /TH-\w+/.exec(page.url())?.[0] ?? '';
  await expect
    .poll(async () => (await mailsTo(email)).join(), { timeout: 30_000 })
    .toContain(`/booking/${reference}?guest`);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(`/booking/${reference}?guest`);
  await elsewhere.getByLabel('Email').fill(email);
  // Before the press: the next mail may be there as soon as the press is over.
  const known = await codesTo(email);
  await elsewhere.getByRole('button', { name: 'Send the code' }).click();
  await enterCode(elsewhere, email, known);
  await elsewhere.getByRole('button', { name: 'Pay balance' }).click();
  await elsewhere
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(elsewhere.getByRole('article')).toContainText('Paid in full');
  await elsewhere.close();
});
