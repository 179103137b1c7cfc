import { signIn } from './support/account.ts';
import { bookedTrek, TITLE } from './support/booked.ts';
import { mailsTo } from './support/outbox.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test('a booking stores traveler details, prints its receipt and opens for its owner only', {
  tag: '@translated',
}, async ({ page, browser }) => {
  const reference = await bookedTrek(page, await signInAs(page, 'Dawa Lama'));
  const address = `/booking/${reference}`;
  await test.step('typed and saved details survive a reload', async () => {
    await page.goto(address);
    await expect(page.getByRole('listitem').filter({ hasText: 'A visa for Nepal' })).toBeVisible();
    await page.getByRole('button', { name: 'Fill in, Traveler 2' }).click();
    await page.getByLabel('Name as in the passport').fill('Pema Lama');
    await page.getByLabel('Date of birth').fill('1991-02-28');
    await page.reload();
    await expect(page.getByLabel('Name as in the passport')).toHaveValue('Pema Lama');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Pema Lama: saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Traveler 2: Pema Lama' })).toContainText(
      'Still missing: Nationality, Travel insurance, Emergency contact, Their phone number',
    );
  });
  await test.step('a printed receipt has the facts and no controls', async () => {
    await page.getByRole('link', { name: /^Receipt of \$1,248/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Trek Himalaya', reference, '$1,248', `${TITLE}, from`]) {
      await expect(page.getByRole('article')).toContainText(text);
    }
    await expect(page.getByRole('button').or(page.getByRole('link'))).toHaveCount(0);
  });
  await test.step('others have to sign in and see no booking', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(address);
    await expect(stranger).toHaveURL('/login');
    await signInAs(stranger, 'Nima Tamang');
    await stranger.goto(address);
    await expect(stranger.getByText('Booking not found')).toBeVisible();
    await stranger.close();
  });
});

test('a visitor with a booking link signs in, returns to the booking and pays part of the balance', {
  tag: '@translated',
}, async ({ page }) => {
  const elsewhere = await page.context().newPage();
  const session = await signInAs(elsewhere, 'Pasang Rai');
  const address = `/booking/${await bookedTrek(elsewhere, session)}`;
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await signIn(page, session.user.email);
  await expect(page).toHaveURL(address);
  const sums = page.getByRole('article');
  await expect(sums).toContainText(
    'Per person$2,190Group discount (5%)−$328.50Total$6,241.50Rounding+$0.50Paid$1,248Balance$4,994',
  );
  await page.getByRole('button', { name: 'Pay balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay balance' });
  await dialog.getByLabel('Amount to pay now (US$)').fill('2,000');
  await dialog.getByLabel('Amount to pay now (US$)').press('Enter');
  await dialog.getByRole('button', { name: 'Pay $2,000' }).click();
  await expect(dialog).toBeHidden();
  await expect(sums).toContainText('Paid$3,248Balance$2,994');
  await expect
    .poll(async () => (await mailsTo(session.user.email)).at(-1))
    .toContain('Subject: We have received your payment');
});
