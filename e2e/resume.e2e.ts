import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Upper Mustang Trek';
const START = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

test('a booking for three that was left unpaid is completed in another tab as it was booked', async ({
  page,
  context,
}) => {
  await signInAs(page, 'Lhamo Bista');
  await page.goto('/treks/upper-mustang-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await expect(panel.getByText('$6,241.50')).toBeVisible();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Australia');
  await dialog.getByLabel('Start date').fill(START);
  await dialog.getByLabel(/^Special requirements/).fill('Knee surgery in May');
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $1,248' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pay $1,248' })).not.toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const [token, user] = await page.evaluate(() => [localStorage.token, localStorage.userData]);

  const tab = await context.newPage();
  await tab.addInitScript(
    ([key, value]) => Object.assign(localStorage, { token: key, userData: value }),
    [token, user],
  );
  await tab.goto('/user-profile');
  await tab.getByRole('listitem').filter({ hasText: TITLE }).getByRole('link', { name: 'Complete payment' }).click();
  const resumed = tab.getByRole('dialog');
  await expect(resumed.getByText('$2,190 × 3')).toBeVisible();
  await expect(resumed.getByText('$6,241.50').first()).toBeVisible();
  await expect(resumed.getByLabel('Start date')).toHaveValue(START);
  await expect(resumed.getByLabel('Country')).toHaveValue('Australia');
  await expect(resumed.getByLabel(/^Special requirements/)).toHaveValue('Knee surgery in May');
  await resumed.getByRole('button', { name: 'Continue to Payment' }).click();
  await resumed.getByRole('button', { name: 'Pay $1,248' }).click();
  await expect(tab.getByText('Booking successful! Check your email for confirmation details.').first()).toBeVisible();

  await expect(tab).toHaveURL('/user-profile');
  const bookings = await tab.request.get('/api/booking/user', { headers: { authorization: `Bearer ${token}` } });
  expect(await bookings.json()).toEqual([
    expect.objectContaining({
      status: 'confirmed',
      travelers: 3,
      totalAmount: 6241.5,
      paidAmount: 1248,
      startDate: START,
      country: 'Australia',
      specialRequirements: 'Knee surgery in May',
    }),
  ]);
});
