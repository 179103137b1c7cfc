import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeAt } from '../sites/api/test/one-time-code.ts';
import { accountMenu, register, signIn } from './support/account.ts';
import { axeFaults } from './support/axe-faults.ts';
import { ALL_YEAR_TITLE, bookedTrek, TITLE } from './support/booked.ts';
import { holdBack } from './support/held-code.ts';
import { sidewaysScroll } from './support/layout.ts';
import { keepFactor, OPERATOR_EMAIL, signInAlone, signInAsOperator, signInByForms } from './support/operator.ts';
import { mailsTo } from './support/outbox.ts';
import { payableDay } from './support/payable-day.ts';
import { signInAs } from './support/signed-in.ts';
import { untilStill } from './support/still.ts';
import { expect, hydrate, test } from './support/test.ts';

// There is one operator, whose password the first test sets.
test.describe.configure({ mode: 'default' });

// Too large a transfer is refused, and a page of the office without an entry is not found.
test.use({ expectedNoise: /status of (400|404|409)|net::ERR_FAILED/ });

/** Of a mail with a code for a booking without an account. */
const CODE_SUBJECT = 'Subject: Your code for your booking';

/** Words of the office's code. */
const CODE = 'Record a bank transfer';

/** Typed by a visitor: it stays a text. */
const NOTE = 'a <b>friend</b>';

/** Books a trek for two by the calls that the dialog makes, and pays nothing. */
async function bookUnpaid(page: Page): Promise<{ reference: string; email: string; lastName: string }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `pema-${mark}@example.org`;
  const account = { fullname: 'Pema Lama', email, phone: '+977 9800000001', password: 'Kora-clockwise-108' };
  const { token } = await (await page.request.post('/api/auth/register', { data: account })).json();
  const list = await page.request.get('/api/trek/all');
  const treks: { id: number; title: string }[] = await list.json();
  const trekId = treks.find(({ title }) => title === TITLE)?.id;
  const bookingDate = await payableDay(page.request, TITLE, { travelers: 2, ahead: 90 });
  const lastName = `Lama-${mark}`;
  const answer = await page.request.post('/api/booking/user-details', {
    // The operator's own site may note something.
    headers: { Authorization: `Bearer ${token}`, Origin: new URL(list.url()).origin },
    data: {
      metadata: { hear: NOTE },
      ...{ firstName: 'Pema', lastName, email, phone: account.phone, country: 'Nepal' },
      ...{ specialRequirements: 'Vegetarian', bookingDate, trekId, travelers: 2 },
    },
  });
  const { booking } = await answer.json();
  return { reference: booking.reference, email, lastName };
}

/** Checks the page's structure once, because both themes share it; in the dark it checks only the colors. */
async function expectAccessible(page: Page): Promise<void> {
  for (const isDark of [false, true]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    // A link that is half under the header counts as too small to press.
    await page.evaluate(() => window.scrollTo(0, 0));
    await untilStill(page);
    const runOnly = isDark ? ['color-contrast'] : ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    expect(await axeFaults(page, { runOnly })).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  expect(await sidewaysScroll(page)).toBe(0);
}

test('the office asks visitors to sign in, shows other accounts the not-found page, and sends none of its code', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const email = await register(page, 'Dawa Lama');
  await page.goto('/office/bookings');
  await expect(page.getByText('These pages are for our staff.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expectAccessible(page);
  await accountMenu(page, 'Dawa').click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Office' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await Promise.all(scripts)).some((script) => script.includes(CODE))).toBe(false);
});

test('an operator sets up an authenticator app, and neither a reload nor another tab asks for another code', async ({
  page,
}) => {
  await signInAlone(page);
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the office');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes');
  await expectAccessible(page);
  keepFactor({ secret, codes: await page.getByRole('main').getByRole('listitem').allTextContents() });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/office/messages');
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await otherTab.close();

  // This page's address is a number, which browsers give no passkeys.
  await page.getByRole('link', { name: 'Passkeys' }).click();
  const address = /^http:\/\/localhost:\d+\/office\/passkeys$/;
  await expect(page.getByRole('main').getByRole('link', { name: address })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
});

test('the link of a mail leads an operator through the sign-in to its page, with query and hash', async ({ page }) => {
  await page.goto('/office/bookings?q=Unknown#main');
  await signInByForms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect(page.getByLabel('Name, email, phone or reference')).toHaveValue('Unknown');
  await expect(page).toHaveURL('/office/bookings?q=Unknown#main');
});

test('the account menu leads operators to the office, and the menu of a phone, too', async ({ page }) => {
  await signInAsOperator(page);
  await page.goto('/faq');
  await hydrate(page);
  await accountMenu(page, 'Office').click();
  await page.getByRole('banner').getByRole('link', { name: 'Office' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Office' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
});

test('an owner invites a guide, who sets a password and an app, sees departures alone, and is removed', async ({
  page,
  browser,
}) => {
  const email = `dawa-${crypto.randomUUID().slice(0, 8)}@example.org`;
  // Someone must have signed in just now to invite.
  await page.goto('/office/colleagues');
  await signInByForms(page);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Name').fill('Dawa Sherpa');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Guide');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('table', { name: 'Invitations' }).getByText(email)).toBeVisible();
  await expectAccessible(page);

  const guide = await (await browser.newContext()).newPage();
  const link = async () => /http\S+\/invitation\?\S+/.exec((await mailsTo(email)).at(-1) ?? '')?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  const invitation = await link();
  // Signed in with another account, which the press signs out.
  const other = await register(guide, 'Karma Lama');
  await guide.goto('/login');
  await signIn(guide, other);
  await expect(accountMenu(guide, 'Karma')).toBeVisible();
  await guide.goto(invitation);
  await expect(guide.getByText(`You are signed in as ${other}, but ${email} is invited.`)).toBeVisible();
  await expect(guide.getByText('Namaste Dawa Sherpa, you are invited to work in our office as a guide.')).toBeVisible();
  await expectAccessible(guide);
  await guide.getByRole('button', { name: 'Accept and set a password' }).click();
  await guide.getByLabel('New password', { exact: true }).fill('Rhododendron7!');
  await guide.getByLabel('Confirm password').fill('Rhododendron7!');
  await guide.getByRole('button', { name: 'Reset password' }).click();
  await guide.getByRole('link', { name: 'Go to sign-in' }).click();
  await signIn(guide, email, 'Rhododendron7!');
  await guide.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = ((await guide.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await guide.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await guide.getByRole('button', { name: 'Enter' }).click();
  await guide.getByRole('button', { name: 'I have saved them' }).click();
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Departures');
  await expect(guide.getByRole('navigation', { name: 'Office pages' }).getByRole('link')).toHaveText([
    'Departures',
    'Passkeys',
  ]);
  await guide.goto(invitation);
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('This invitation has ended');
  await expectAccessible(guide);
  await guide.getByRole('link', { name: 'Go to the office' }).click();
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Departures');

  await page.reload();
  await page.getByRole('button', { name: 'Remove: Dawa Sherpa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the colleague' }).click();
  await expect(page.getByRole('row', { name: /Dawa Sherpa/ })).toHaveCount(0);
  await guide.goto('/office/departures');
  await expect(guide.getByText('These pages are for our staff.')).toBeVisible();
  await guide.context().close();
});

test('an operator edits a trek’s questions, visitors read them, and it is undone', async ({ page, browser }) => {
  await signInAsOperator(page);
  await page.goto('/office/content');
  await page.getByLabel('Trek', { exact: true }).selectOption(TITLE);
  const answer = `About ${crypto.randomUUID()} <b>yaks</b>.`;
  await page.getByLabel('Answer').first().fill('');
  await page.getByRole('button', { name: 'Check and preview' }).click();
  await expect(page.getByText('Please correct this first:')).toBeVisible();
  await page.getByLabel('Answer').first().fill(answer);
  await page.getByRole('button', { name: 'Check and preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(answer)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it within seconds.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto('/treks/upper-mustang-trek');
    await expect(visitor.getByText(answer)).toBeAttached({ timeout: 2000 });
  }).toPass();
  await visitor.context().close();
  await page.getByRole('button', { name: 'Undo the latest edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. The site shows it within seconds.')).toBeVisible();
  await expect(page.getByLabel('Answer').first()).not.toHaveValue(answer);
});

test('an operator answers a message, finds a booking and downloads the list', async ({ page }) => {
  const { reference, lastName } = await bookUnpaid(page);
  const message = `Is ${lastName} coming?`;
  const sender = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100' };
  expect((await page.request.post('/api/contact', { data: { ...sender, message } })).status()).toBe(201);
  await signInAsOperator(page);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/office/today')) requests.push(request.url());
  });
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
  await expectAccessible(page);
  expect(requests).toHaveLength(1);
  const item = page.getByRole('listitem').filter({ hasText: message });
  await item.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(item).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Office pages' }).getByRole('link', { name: 'Bookings' }).click();
  await page.getByLabel('Name, email, phone or reference').fill(lastName);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${lastName}`));
  await expect(page.getByRole('status').filter({ hasText: '1 row on this page' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bookings.csv');

  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByText('Vegetarian')).toBeVisible();

  await page.getByRole('navigation', { name: 'Office pages' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'File downloaded' }).first()).toContainText(OPERATOR_EMAIL);
  await expectAccessible(page);
});

test('X7: an operator reads a note as it was typed, and records a payment for a booking', async ({ page }) => {
  const { reference, email } = await bookUnpaid(page);
  await signInAsOperator(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/office/bookings/${reference}`);
  await expect(page.getByText(`hear: ${NOTE}`)).toBeVisible();
  await page.getByRole('button', { name: 'Record a bank transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a bank transfer' });
  await dialog.getByLabel('Amount in US$').fill('99999');
  await dialog.getByRole('button', { name: 'Record as received' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The total of the booking is $4,380.');
  await expect(dialog.getByLabel('Amount in US$')).toHaveValue('99999');
  await expectAccessible(page);
  await dialog.getByLabel('Amount in US$').fill('1000');
  await dialog.getByRole('button', { name: 'Record as received' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bank transfer received' })).toContainText('$1,000');
  await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes('confirmed'))).toBe(true);

  // An answer that is lost: it was done, and nothing else is sent before someone has looked.
  const transfers = '**/api/office/bookings/*/transfer';
  await page.route(transfers, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Record a bank transfer' }).click();
  await dialog.getByLabel('Amount in US$').fill('500');
  await dialog.getByRole('button', { name: 'Record as received' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It may have been done');
  await page.unroute(transfers);
  await dialog.getByLabel('Amount in US$').fill('600');
  await dialog.getByRole('button', { name: 'Record as received' }).click();
  await expect(dialog.getByRole('alert')).toContainText('look at it first');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bank transfer received' })).toHaveCount(2);
});

test('an operator refunds an overpayment', async ({ page }) => {
  const { reference, email } = await bookUnpaid(page);
  await signInAsOperator(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/office/bookings/${reference}`);
  const act = async (open: string, confirm: string, amount?: string) => {
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    if (amount) await dialog.getByLabel('Amount in US$').fill(amount);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog).toBeHidden();
  };
  await act('Record a bank transfer', 'Record as received', '4380');
  await act('Record an unowed transfer', 'Record it', '4380');
  await page.goto('/office');
  const waiting = (list: string) =>
    page.locator('section').filter({ hasText: list }).getByRole('listitem').filter({ hasText: reference });
  await expect(waiting('Unowed payments')).toContainText('$4,380 received');
  await expectAccessible(page);
  await waiting('Unowed payments').getByRole('link').click();
  await expectAccessible(page);
  await act('Refund it', 'Refund');
  await page.goto('/office');
  await expect(waiting('Refunds to send by bank')).toContainText('$4,380 to refund');
  await waiting('Refunds to send by bank').getByRole('link').click();
  await act('Mark as refunded', 'Transfer sent');
  await expect(page.getByRole('button', { name: 'Mark as refunded' })).toBeHidden();
  await expect
    .poll(async () => (await mailsTo(email)).some((mail) => mail.includes('Your refund is on its way')))
    .toBe(true);
});

test('an operator lowers the price of a paid booking and previews the refund', async ({ page }) => {
  const { reference, email } = await bookUnpaid(page);
  await signInAsOperator(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/office/bookings/${reference}`);
  await page.getByRole('button', { name: 'Record a bank transfer' }).click();
  const transfer = page.getByRole('dialog', { name: 'Record a bank transfer' });
  await transfer.getByLabel('Bank reference').fill('FT26306 MAYA');
  await transfer.getByLabel('Amount in another currency').fill('597000 rupees');
  await transfer.getByRole('button', { name: 'Record as received' }).click();
  await expect(transfer.getByRole('alert')).toContainText('Write the amount in the other currency');
  await transfer.getByLabel('Amount in another currency').fill('NPR 597000.00');
  await transfer.getByRole('button', { name: 'Record as received' }).click();
  await expect(transfer).toBeHidden();
  await expect(page.getByText('NPR 597000.00 · FT26306 MAYA')).toBeVisible();

  await page.getByRole('button', { name: 'Change the price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the price' });
  await dialog.getByLabel('Kind').selectOption('Waived fee');
  await expect(dialog.getByLabel('Text for the customer')).toHaveValue('Waived fee');
  await dialog.getByLabel('Amount in US$').fill('120,50');
  await dialog.getByLabel('Reason, for the office').fill('Flight');
  await dialog.getByRole('button', { name: 'Calculate the price' }).click();
  await expect(dialog.getByRole('alert')).toContainText('with a point before the cents');
  await dialog.getByLabel('Amount in US$').fill('120.50');
  await dialog.getByLabel('Reason, for the office').fill('Came a day late because of the flight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(
    'New total $4,259.50, balance $0. This refunds $120.50, which was paid beyond the new total.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add the line' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waived fee: Came a day late because of the flight')).toBeVisible();
  await expect(page.getByText('refund of $120.50 ordered')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as refunded' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer sent' }).click();
  await expect
    .poll(async () => (await mailsTo(email)).some((mail) => mail.includes('$120.50 more than the new total')))
    .toBe(true);
  await expectAccessible(page);
});

test('an operator sees every dollar, compares a bank statement and downloads the month', async ({ page }) => {
  await signInAsOperator(page);
  await page.goto('/office');
  await page.getByRole('navigation', { name: 'Office pages' }).getByRole('link', { name: 'Every dollar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every dollar');
  await expect(page.getByText('Payments are simulated')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Held/ })).toContainText(/\$[\d,]+\.\d\d/);
  await page.getByRole('button', { name: 'Enter a bank statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a bank statement' });
  for (const unclear of ['twelve', '1450,50']) {
    await dialog.getByLabel('Balance on the statement in US$').fill(unclear);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog.getByRole('alert')).toContainText('for example 1450.50');
  }
  await expectAccessible(page);
  await dialog.getByLabel('Balance on the statement in US$').fill('$12,345.67');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog).toBeHidden();
  const statement = page.getByRole('table', { name: 'Statements' }).getByRole('row').filter({ hasText: '$12,345.67' });
  await expect(statement).toContainText(OPERATOR_EMAIL);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the month as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^money-20\d\d-\d\d\.csv$/);
});

test('an operator creates a series of departures, visitors get its days, and one of them is closed', async ({
  page,
  browser,
}) => {
  const title = 'Tsum Valley Trek';
  const treks: { id: number; title: string }[] = await (await page.request.get('/api/trek/all')).json();
  const trekId = treks.find((trek) => trek.title === title)?.id;
  const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [first = '', leftOut = '', last = ''] = [200, 214, 228].map(daysAhead);
  const named = (day: string) => new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const offered = async () => {
    const departures = await (await page.request.get(`/api/trek/departures/${trekId}`)).json();
    return departures.map(({ startDate, placesLeft }: { startDate: string; placesLeft: number }) => [
      startDate,
      placesLeft,
    ]);
  };
  await signInAsOperator(page);
  await page.goto('/office');
  await page.getByRole('navigation', { name: 'Office pages' }).getByRole('link', { name: 'Departures' }).click();
  await page.getByRole('button', { name: 'New departures' }).click();
  const dialog = page.getByRole('dialog', { name: 'New departures' });
  await dialog.getByLabel('Trek', { exact: true }).selectOption(title);
  await dialog.getByLabel('When').selectOption('A series');
  await dialog.getByLabel('On', { exact: true }).selectOption(named(first).split(',')[0] ?? '');
  await dialog.getByLabel('Repeats').selectOption('Every second week');
  await dialog.getByLabel('From', { exact: true }).fill(first);
  await dialog.getByLabel('Until', { exact: true }).fill(last);
  await dialog.getByLabel(named(leftOut)).uncheck();
  await dialog.getByLabel('Places').fill('5');
  await dialog.getByLabel('Guide').fill('Dawa Sherpa');
  await dialog.getByRole('button', { name: 'Create 2 departures' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Trek', { exact: true }).selectOption(title);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Dawa Sherpa' })).toHaveCount(2);
  await expectAccessible(page);
  await expect.poll(offered).toEqual([
    [first, 5],
    [last, 5],
  ]);

  await test.step('a day that a visitor selects before its code loads stays selected', async () => {
    const visitor = await (await browser.newContext()).newPage();
    const arrive = await holdBack(visitor, /\/assets\/trek-booking-/);
    await visitor.goto('/treks/tsum-valley-trek');
    await hydrate(visitor);
    const starts = visitor.getByRole('group', { name: 'When would you like to go?' }).getByRole('radio');
    await starts.first().check();
    arrive();
    await expect(visitor.locator('[data-late]')).toHaveCount(0);
    await expect(visitor.getByText('Dawa Sherpa').first()).toBeVisible();
    await expect(starts.first()).toBeChecked();
    await visitor.context().close();
  });

  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.goto(`${page.url()}&month=${last.slice(0, 7)}`);
  await expectAccessible(page);
  await page
    .getByRole('cell', { name: named(last) })
    .getByRole('link', { name: title })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Close for bookings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the departure' }).click();
  await expect(page.getByRole('button', { name: 'Open for bookings' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(offered).toEqual([
    [first, 5],
    [last, 0],
  ]);
});

/** Details as long as they come. */
const traveler = (position: number) => ({
  ...{
    passportName: `Hans-Peter von Mittelstaedt ${'ABCDEFGHIJ'[position - 1]}.`,
    passportNumber: `C01X00T4${position}`,
  },
  ...{ passportExpiry: '2036-05-01', nationality: position % 2 ? 'DE' : 'GB', birthDate: `196${position % 10}-12-31` },
  arrival: 'March 28, 14:20, QR 652 from Doha',
  ...{ diet: 'No peanuts, no buckwheat; vegetarian', insurance: '', insuranceCompany: 'Würzburger Reiseversicherung' },
  ...{ insurancePolicy: `WRV-2027-0009${position}`, insuranceHotline: '+49 931 000 00 00', insuranceAltitude: '6500' },
  ...{ emergencyName: 'Annegret von Mittelstaedt', emergencyPhone: '+49 171 000000' },
});

test('an operator prints the guide’s list and the permit list of ten people in two clicks, on a sheet each', async ({
  page,
  browser,
}) => {
  const customer = await browser.newPage();
  const session = await signInAs(customer, 'Hans Mittelstaedt');
  const title = 'Tsum Valley Trek';
  const treks: { id: number; title: string; price: number }[] = await (await page.request.get('/api/trek/all')).json();
  const { id: trekId, price = 0 } = treks.find((trek) => trek.title === title) ?? {};
  const start = await payableDay(page.request, title, { travelers: 10, ahead: 120 });
  await bookedTrek(page, session, { title, start, travelers: 10, amount: price * 2 });
  const headers = { authorization: `Bearer ${session.token}` };
  const [booking] = await (await page.request.get('/api/booking/user', { headers })).json();
  for (const [index] of Array.from({ length: 10 }).entries()) {
    const data = { bookingId: booking.id, position: index + 1, ...traveler(index + 1) };
    expect((await page.request.post('/api/booking/traveler', { headers, data })).status()).toBe(200);
  }
  await signInAsOperator(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.goto(`/office/departures/${trekId}/${start}/people`);
  await expect(page.getByRole('row').filter({ hasText: 'J.' })).toBeVisible();
  await expectAccessible(page);
  for (const list of ['Guide’s list', 'Permit list', 'Rooming list']) {
    await page.getByRole('link', { name: list }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-printed]')).toBeVisible();
    await expect(page.getByRole('rowheader').filter({ hasText: 'Mittelstaedt J.' })).toBeVisible();
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    await expectAccessible(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), list).toHaveLength(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^(?:guide|permits|rooms)-tsum-valley-trek-20[\d-]{8}\.csv$/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ['Guide’s list', 'Permit list', 'People']) {
    await page.getByRole('button', { name: /^People and lists: / }).click();
    await page.getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
    await expectAccessible(page);
  }
});

test('an operator settles a difference from Stripe’s books with a note', async ({ page }) => {
  await signInAsOperator(page);
  const sums = { stripeAmount: 280, ourAmount: 290.5, since: '2026-11-20T10:00:00.000Z' };
  const difference = { id: 'charged.pi_1.28000.29050', kind: 'charged', reference: null, stripeId: 'pi_1', ...sums };
  const notes: unknown[] = [];
  // The site under test charges no cards, so it has none of its own.
  await page.route('**/api/office/today', async (route) => {
    const response = await route.fetch();
    const differences = notes.length === 0 ? [difference] : [];
    await route.fulfill({ response, json: { ...(await response.json()), differences } });
  });
  await page.route(`**/api/office/differences/${difference.id}/settled`, async (route) => {
    notes.push(route.request().postDataJSON().note);
    await route.fulfill({ json: { isSettled: true } });
  });
  await page.goto('/office');
  const item = page.getByRole('listitem').filter({ hasText: 'pi_1' });
  await expect(item).toContainText('charged $280.00 by Stripe, $290.50 in our books · since November 20, 2026');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Mark as settled' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as settled' });
  await dialog.getByLabel('Why it is settled').fill('A discount by phone.');
  await dialog.getByRole('button', { name: 'Mark as settled' }).click();
  // The dialog hides what is behind it, so the list is read once it has gone.
  await expect(dialog).toBeHidden();
  await expect(item).toHaveCount(0);
  expect(notes).toEqual(['A discount by phone.']);
});

test('an operator adds a note to a booking, changes it and corrects its address', async ({ page }) => {
  const { reference } = await bookUnpaid(page);
  await signInAsOperator(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/office/bookings/${reference}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Called: pays the rest in May.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'pays the rest in May' })).toBeVisible();
  await page.getByRole('button', { name: 'Change date or group size' }).click();
  const change = page.getByRole('dialog', { name: 'Change date or group size' });
  await change.getByLabel('Travelers').fill('3');
  // The second press of a double click is not yet a yes.
  await change.getByRole('button', { name: 'Calculate the price' }).dblclick({ delay: 150 });
  await expect(change.getByRole('status')).toContainText('New total $6,241.50');
  await change.getByRole('button', { name: 'Change the booking' }).click();
  await expect(change).toBeHidden();
  await page.getByRole('button', { name: 'Correct name and contact' }).click();
  const correct = page.getByRole('dialog', { name: 'Correct name and contact' });
  await correct.getByLabel('First name').fill('Pemba');
  await correct.getByLabel('Email').fill('pemba@');
  await correct.getByRole('button', { name: 'Save the correction' }).click();
  await expect(correct.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(correct.getByLabel('First name')).toHaveValue('Pemba');
  await correct.getByLabel('Email').fill('pemba@example.org');
  await correct.getByRole('button', { name: 'Save the correction' }).click();
  await expect(correct).toBeHidden();
  await expect(page.getByRole('link', { name: 'pemba@example.org' })).toBeVisible();
  await expectAccessible(page);
});

test('the owner cancels a paid booking, the office approves, and the refund follows the terms', {
  tag: '@translated',
}, async ({ page, browser }) => {
  const start = new Date(Date.now() + 26 * 86_400_000).toISOString().slice(0, 10);
  const session = await signInAs(page, 'Nima Lama');
  const reference = await bookedTrek(page, session, { title: ALL_YEAR_TITLE, start, amount: 1368 });
  await page.goto(`/booking/${reference}`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel booking' });
  // Twenty-six days before the start the company retains thirty percent of the trip.
  await expect(dialog).toContainText('Under our terms, $958 of the $1,368 you have paid is refunded');
  await dialog.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(dialog.getByRole('status')).toContainText('We have received your request.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^You asked to cancel this booking on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);

  const office = await (await browser.newContext()).newPage();
  await signInAsOperator(office);
  await office.goto('/office');
  await office.getByRole('table', { name: 'Cancellation requests' }).getByRole('link', { name: reference }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(office.getByText('Refund under the terms: $958')).toBeVisible();
  await office.getByRole('button', { name: 'Approve the cancellation' }).click();
  const question = office.getByRole('alertdialog', { name: 'Approve the cancellation' });
  await question.getByRole('button', { name: 'Approve the cancellation' }).click();
  await expect(question).toBeHidden();
  await expect(office.getByRole('listitem').filter({ hasText: 'Cancellation approved' })).toContainText(OPERATOR_EMAIL);
  await office.context().close();
  await page.reload();
  await expect(
    page.getByText('This booking is canceled. We’ll refund $958 to your original payment method.'),
  ).toBeVisible();
  // The mail about the money's arrival may be the last one already.
  await expect
    .poll(async () => (await mailsTo(session.user.email)).join('\n'))
    .toContain('We will refund $958 to your original payment method');
  const mails = (await mailsTo('info@localhost')).filter((mail) => mail.includes(reference));
  expect(mails.some((mail) => mail.includes('Subject: Cancellation requested'))).toBe(true);
});

test('the owner asks for a later day with another person, and the office accepts with the fee of the terms', async ({
  page,
  browser,
}) => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const session = await signInAs(page, 'Karma Lama');
  const reference = await bookedTrek(page, session, { title: ALL_YEAR_TITLE, start: dayIn(40), amount: 1368 });
  const successor = {
    firstName: 'Asha',
    lastName: 'Rai',
    email: `asha-${crypto.randomUUID().slice(0, 8)}@example.org`,
  };
  await page.goto(`/booking/${reference}`);
  await page.getByRole('button', { name: 'Request a change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a change' });
  await dialog.getByLabel('New start').fill(dayIn(47));
  await dialog.getByLabel('Another person goes in my place').check();
  await dialog.getByLabel('First name').fill(successor.firstName);
  await dialog.getByLabel('Last name').fill(successor.lastName);
  await dialog.getByLabel('Email').fill(successor.email);
  await dialog.getByLabel('Phone').fill('+977 9800000002');
  await dialog.getByRole('button', { name: 'See the price' }).click();
  await expect(dialog.getByText('+$120')).toBeVisible();
  await expect(dialog.getByText('$1,488', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByRole('status')).toContainText('We have received your request.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/with Asha Rai in your place\. Our office answers by email\.$/)).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInAsOperator(office);
  await office.goto('/office');
  await office.getByRole('table', { name: 'Requests for a change' }).getByRole('link', { name: reference }).click();
  await office.getByRole('button', { name: 'Accept the change' }).click();
  const question = office.getByRole('dialog', { name: 'Accept the change' });
  await question.getByRole('button', { name: 'Accept the change' }).click();
  await expect(question).toBeHidden();
  await expect(office.getByText(`Accepted by ${OPERATOR_EMAIL}`)).toBeVisible();
  await office.context().close();

  await page.reload();
  await expect(page.getByText('Transfer to another person')).toBeVisible();
  await expect(page.getByText('$1,488')).toBeVisible();
  await expect.poll(async () => (await mailsTo(successor.email)).join('\n')).toContain('Your booking has changed');
  await expect
    .poll(async () => (await mailsTo(session.user.email)).join('\n'))
    .toContain('Your booking is transferred');
});

test('the office shows drafts and content errors that visitors do not see', async ({ page, browser }) => {
  const content = process.env.E2E_DATA_DIR ?? '';
  const trekFile = join(content, 'content/treks/draft-of-a-trek.json');
  const postFile = join(content, 'content/posts/draft-of-a-post.json');
  const [source = ''] = readdirSync(join(content, 'content/treks'));
  const trek = JSON.parse(readFileSync(join(content, 'content/treks', source), 'utf8'));
  const [other = ''] = readdirSync(join(content, 'content/posts'));
  const post = JSON.parse(readFileSync(join(content, 'content/posts', other), 'utf8'));
  const draft = {
    ...trek,
    id: 9001,
    title: 'Draft of a trek',
    alsoKnownAs: undefined,
    images: undefined,
    status: 'draft',
  };
  writeFileSync(trekFile, JSON.stringify(draft));
  writeFileSync(
    postFile,
    JSON.stringify({
      ...post,
      id: 9001,
      title: 'A draft',
      metaTitle: 'Draft of a post',
      images: undefined,
      isPublished: undefined,
      status: 'draft',
    }),
  );
  writeFileSync(join(content, 'content/treks/broken.json'), '{\n  "id": 9002\n  "title": "Broken"\n}');
  try {
    await signInAsOperator(page);
    await expect(async () => {
      await page.goto('/office');
      await expect(page.getByText('treks/broken.json:2:13: is not valid JSON')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('link', { name: 'Draft of a trek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Draft of a trek' })).toBeVisible();
    await expect(page.getByText('Only the office sees this page')).toBeVisible();
    await page.goto('/office/preview/posts/draft-of-a-post');
    await expect(page.getByRole('heading', { level: 1, name: 'A draft' })).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    for (const address of ['/treks/draft-of-a-trek', '/blog/draft-of-a-post']) {
      expect((await visitor.request.get(address)).status()).toBe(404);
    }
    const preview = await visitor.request.get('/office/preview/treks/draft-of-a-trek');
    expect(await preview.text()).not.toContain('Draft of a trek');
    expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain('draft-of-a');
    await visitor.context().close();
  } finally {
    for (const file of [trekFile, postFile, join(content, 'content/treks/broken.json')]) rmSync(file, { force: true });
  }
});

test.describe('Z8: a passkey', () => {
  test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('an operator adds a passkey, signs in with it instead of a code, and removes it', async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const;
    const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true };
    const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
    await signInAsOperator(page);
    await page.goto('/office/passkeys');
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await page.getByLabel('Name').fill('Office laptop');
    await page.keyboard.press('Enter');
    const passkey = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Office laptop' });
    await expect(passkey).toContainText('added');
    await expectAccessible(page);
    await page.getByLabel('Name').fill('The same laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This device has a passkey for the office already.',
    );

    await context.clearCookies({ name: 'office' });
    await page.goto('/office');
    const enter = page.getByRole('button', { name: 'Enter with a passkey' });
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await enter.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used.');
    await expectAccessible(page);
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await enter.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();

    await page.getByRole('link', { name: 'Passkeys' }).click();
    await expect(passkey).toContainText('last used');
    await passkey.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  });
});

test('a call becomes a booking with its link in fifteen clicks, and the customer pays by it', async ({
  page,
  browser,
}) => {
  const email = `pema-${crypto.randomUUID().slice(0, 8)}@example.org`;
  // Visitors can book it three days ahead at the earliest.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await signInAsOperator(page);
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    addEventListener('click', ({ isTrusted }) => isTrusted && countClick(), true);
  });
  // By hand, a list takes two clicks, and the first field of a row one.
  const choose = async (label: string, choice: string) => {
    await page.getByLabel(label, { exact: true }).selectOption(choice);
    clicks += 2;
  };
  await page.goto('/office/bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  await choose('Trek', ALL_YEAR_TITLE);
  await page.getByLabel('Start date').click();
  await page.getByLabel('Start date').fill(tomorrow);
  await page.getByLabel('First name').click();
  for (const text of ['Pema', 'Lhamo', email, '+975 17 555011', 'Bhutan']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await choose('Came by', 'WhatsApp');
  await page.getByRole('button', { name: 'Add a price line' }).click();
  await page.getByLabel('Amount in US$').click();
  await page.keyboard.type('20');
  await expect(page.getByText('Total $460')).toBeVisible();
  await expect(page.getByText(/^Visitors could not book this/)).toBeVisible();
  await expectAccessible(page);
  // Nothing is lost by a reload, and nothing is sent twice.
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('Total $460')).toBeVisible();
  await page.getByRole('button', { name: 'Book and send the mail' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TH-/);
  await expectAccessible(page);
  const link = await page.getByLabel('Payment link').inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  expect(clicks).toBeLessThanOrEqual(15);
  await page.goto(`/office/bookings?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('status').filter({ hasText: '1 row on this page' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).join(), { timeout: 30_000 }).toContain(link);

  const customer = await browser.newPage();
  await customer.goto(link);
  await customer.getByLabel('Email').fill(email);
  await customer.getByRole('button', { name: 'Send the code' }).click();
  await expect(customer.getByLabel('Code', { exact: true })).toBeFocused();
  const mailedCode = async () => (await mailsTo(email)).find((mail) => mail.includes(CODE_SUBJECT)) ?? '';
  await expect.poll(mailedCode, { timeout: 30_000 }).not.toBe('');
  await customer.keyboard.type(/^\d{6}\r?$/m.exec(await mailedCode())?.[0].trim() ?? '');
  await customer.keyboard.press('Enter');
  await customer.getByRole('button', { name: 'Complete payment' }).click();
  // The deposit of what was agreed, and nothing to type again.
  await customer.getByRole('dialog').getByRole('button', { name: 'Pay $92' }).click();
  await expect(customer.getByRole('article')).toContainText('Pay balance');
  await customer.close();
  await page.reload();
  await page.getByRole('link', { name: /^TH-/ }).click();
  await expect(page.getByText('$368, due on')).toBeVisible();
});
