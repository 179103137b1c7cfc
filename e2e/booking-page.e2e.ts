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
    await expect(page.getByText('Pema Lama: saved. Still missing: Passport number,')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Traveler 2: Pema Lama' })).toContainText(
      'Still missing: Passport number, Passport valid until, Nationality, Travel insurer,',
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
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('article')).toContainText(/Receipt no\.R-\d{5}/);
  });
  await test.step('an invoice is issued for the payer that is typed, and stays', async () => {
    await page.getByRole('link', { name: 'Back to your booking' }).click();
    await page.getByRole('button', { name: 'Request an invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invoice' });
    await dialog.getByLabel('Name or company').fill('Himal Insurance Ltd');
    await dialog.getByLabel('Postal address').fill('1 Claims Road\nSydney NSW 2000');
    await dialog.getByRole('button', { name: 'Issue the invoice' }).click();
    await page.getByRole('link', { name: /^Invoice I-\d{5}/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice');
    await page.reload();
    for (const text of ['Himal Insurance Ltd', '1 Claims Road', 'PAN/VAT No.', '$6,241.50', reference])
      await expect(page.getByRole('article')).toContainText(text);
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

test('a traveler fills in the own details by a private link, and the owner sees that it is done', {
  tag: '@translated',
}, async ({ page, browser }) => {
  const reference = await bookedTrek(page, await signInAs(page, 'Dawa Lama'));
  await page.goto(`/booking/${reference}`);
  const second = page.getByRole('listitem').filter({ hasText: 'Traveler 2' });
  await second.getByRole('button', { name: 'Copy link, Traveler 2' }).click();
  const address = await second.getByLabel('Private link').inputValue();
  expect(new URL(address).pathname).toBe('/traveler');
  const context = await browser.newContext();
  const phone = await context.newPage();
  const requested: string[] = [];
  phone.on('request', (request) => requested.push(request.url()));
  await test.step('the link opens trek and form, without an account', async () => {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(phone.getByRole('main')).not.toContainText(/\$|Dawa|TH-/);
    await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await phone.getByRole('button', { name: 'Save details' }).click();
    await expect(phone.getByText(/^Nothing is filled in yet/)).toBeVisible();
    await phone.getByLabel('Name as in the passport').fill('Pema Bhutia');
    await phone.getByLabel('Passport number').fill('pa 0123456');
    await phone.getByLabel('Nationality').selectOption({ label: 'India' });
    await phone.getByRole('button', { name: 'Save details' }).click();
    await expect(phone.getByText(/^Saved\. Still missing: Passport valid until/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByLabel('Passport number')).toHaveValue('PA0123456');
  });
  await test.step('no address that is requested has the secret', async () => {
    const secret = new URL(address).hash.slice(1);
    expect(secret).toHaveLength(22);
    expect(requested.filter((url) => url.includes(secret) && !url.endsWith(`#${secret}`))).toEqual([]);
  });
  await test.step('the owner sees that it is filled in, and nothing of it', async () => {
    await page.reload();
    await expect(second).toContainText('Filled in by the traveler. Still missing: Passport valid until, Date of birth');
    await expect(page.getByRole('article')).not.toContainText('Pema');
  });
  await test.step('a withdrawn link opens nothing', async () => {
    await second.getByRole('button', { name: 'Withdraw link, Traveler 2' }).click();
    await expect(page.getByText('The link no longer works')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('This link no longer works')).toBeVisible();
  });
  await context.close();
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
