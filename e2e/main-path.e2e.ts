import type { Page } from '@playwright/test';
import { PASSWORD, register, signIn } from './support/account.ts';
import { findInList } from './support/find-in-list.ts';
import { payableDay } from './support/payable-day.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';
import { expectApart, toastBox } from './support/toasts.ts';

/** The visitor's bookings as the server has them. */
async function bookingsOnServer(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/booking/user', { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

async function priceOnServer(page: Page, title: string): Promise<number> {
  const treks: { title: string; price: number }[] = await (await page.request.get('/api/trek/all')).json();
  return treks.find((trek) => trek.title === title)?.price ?? Number.NaN;
}

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('a visitor finds a trek, signs up and returns to the booking', { tag: '@translated' }, async ({ page }) => {
  const email = `pasang-${crypto.randomUUID()}@example.com`;

  await page.goto('/');
  await page.getByLabel('Country').selectOption('Nepal');
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).click();
  await expect(page.getByText('Finding your perfect adventure!')).toBeVisible();

  await expect(page).toHaveURL(/\/treks\?country=Nepal&duration=1-15$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treks & Tours');
  const title = 'Everest Base Camp Trek';
  const price = await priceOnServer(page, title);
  const card = await findInList(page, title);
  await expect(card).toContainText(`${usd(price)} per person`);
  await card.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  const total = (price * 3 * 95) / 100;
  await expect(panel.getByText(usd(total))).toBeVisible();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Login Required');
  await expect(page.getByText('Please log in to book this trek', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Log In' }).click();

  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Pasang Lhamu Sherpa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+977 9800000000');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible();

  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();

  await expect(page).toHaveURL('/treks/everest-base-camp-trek');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog.getByText(`${usd(price)} × 3`)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Pasang');
  await expect(dialog.getByLabel('Last name')).toHaveValue('Lhamu Sherpa');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
});

test('a signed-in visitor books a trek and pays the deposit', { tag: '@translated' }, async ({ page }) => {
  await signInAs(page, 'Pasang Lhamu Sherpa');
  await page.goto('/treks/everest-base-camp-trek');
  const title = 'Everest Base Camp Trek';
  const total = ((await priceOnServer(page, title)) * 3 * 95) / 100;
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByText('Please select your country')).toBeVisible();
  await expect(dialog.getByText('Please select a booking date')).toBeVisible();
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await dialog.getByLabel('Country').selectOption('Nepal');
  const startDate = await payableDay(page.request, title, { travelers: 3 });
  await dialog.getByLabel('Start date').fill(startDate);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();

  const deposit = Math.round(total * 0.2);
  const balance = Math.round(total) - deposit;
  await expect(dialog.getByRole('radio', { name: 'Deposit (20%)' })).toBeChecked();
  await expect(dialog.getByText(usd(balance), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: `Pay ${usd(deposit)}` }).click();
  await expect(page.getByText('Booking successful! Check your email for confirmation details.').first()).toBeVisible();

  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('main')).toBeFocused();
  const booking = page.getByRole('listitem').filter({ hasText: title });
  await expect(booking).toContainText('confirmed');
  await expect(booking).toContainText(usd(deposit));
  await expect(booking).toContainText(usd(balance));
  const [stored] = await bookingsOnServer(page);
  expect(stored).toMatchObject({
    status: 'confirmed',
    startDate,
    advanceAmount: deposit,
    balanceAmount: balance,
    trek: { title },
  });
  const year = startDate.slice(0, 4);
  await expect(booking.getByText(new RegExp(year)).first()).toBeVisible();
});

test('the login toast leaves the dialog uncovered, links to the sign-in and disappears on navigation', async ({
  page,
}) => {
  const email = await register(page, 'Mingma Sherpa');
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Login Required');
  const notice = page.locator('.Toastify__toast').filter({ hasText: 'Please log in to book this trek' });
  // It leaves by itself, but not while the pointer rests on it.
  await notice.hover();
  const toast = await toastBox(page, 'Please log in to book this trek');
  await expectApart(page, toast, [page.locator('header').first(), dialog.getByRole('button', { name: /Log ?in/i })]);
  await page.getByRole('alert').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(notice).toHaveCount(0);
  await signIn(page, email);
  await expect(page).toHaveURL('/treks/langtang-valley-trek');
  await expect(dialog).toHaveAccessibleName('Langtang Valley Trek');
});

test('on a phone, search, filter drawer and booking bar lead to the payment', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAs(page, 'Pasang Lhamu Sherpa');
  await page.goto('/');
  await page.getByRole('button', { name: 'Advanced Search' }).tap();
  await page.getByLabel('Country').selectOption('Nepal');
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).tap();
  await expect(page).toHaveURL(/\/treks\?country=Nepal&duration=1-15$/);
  const title = 'Everest Base Camp Trek';
  await (await findInList(page, title)).getByRole('link', { name: title }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const bar = page.locator('[data-scope="booking-panel"][data-part="bar"]');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Book Now' }).tap();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, title));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).tap();
  await dialog.getByRole('button', { name: /^Pay \$/ }).tap();
  await expect(page.getByText('Booking successful! Check your email for confirmation details.').first()).toBeVisible();
});
