import type { Page } from '@playwright/test';
import { playCardNetwork } from './support/card-network.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const TREK = '/treks/langtang-valley-trek';
const TITLE = 'Langtang Valley Trek';
const PROCESSING = 'Your payment is being processed. Please keep this page open.';
const SUCCESS = 'Booking successful! Check your email for confirmation details.';

/** A day that can always be booked, as the date field takes it. */
const startDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

const bookNow = (page: Page) =>
  page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();

/** Enters the details that the account leaves open, up to the payment. */
async function enterDetails(page: Page) {
  await page.goto(TREK);
  await bookNow(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Nepal');
  await dialog.getByLabel('Start date').fill(startDate);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByText('How much would you like to pay now?')).toBeVisible();
  return dialog;
}

async function price(page: Page): Promise<number> {
  const treks: { title: string; price: number }[] = await (await page.request.get('/api/trek/all')).json();
  return treks.find(({ title }) => title === TITLE)?.price ?? Number.NaN;
}

const payButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pay / });

async function pay(page: Page) {
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await payButton(page).click();
}

for (const option of ['deposit', 'full', 'custom'] as const) {
  test(`the ${option} payment asks the card for its amount and confirms`, async ({ page }) => {
    await signInAs(page, 'Dolma Tamang');
    const network = await playCardNetwork(page);
    const dialog = await enterDetails(page);
    const total = await price(page);
    const amount = { deposit: Math.round(total * 0.2), full: total, custom: Math.round(total / 2) }[option];
    if (option === 'full') await dialog.getByLabel('Full payment (100%)').check();
    if (option === 'custom') {
      await dialog.getByLabel('Custom amount').first().check();
      const field = dialog.getByLabel('Amount in US dollars');
      await field.fill('1');
      await field.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('“1” is not between');
      await field.fill(String(amount));
      await field.press('Enter');
    }
    await expect(payButton(page)).toHaveText(`Pay $${amount.toLocaleString('en-US')}`);
    await expect(dialog.getByLabel('Card number')).toBeVisible();
    await pay(page);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    expect(network.opened.at(-1)).toBe(amount);
    expect(network.confirmed).toEqual([`pi_${network.opened.length}_secret`]);
    await expect(page).toHaveURL('/user-profile');
  });
}

test('on a low screen a step begins at its top, and nothing in it moves while payments are prepared', async ({
  page,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 640 });
  await signInAs(page, 'Rinzin Sherpa');
  await playCardNetwork(page);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/payment/create-payment-intent', async (route) => {
    await opened;
    await route.fallback();
  });
  const dialog = await enterDetails(page);
  await expect(dialog.getByRole('heading', { name: TITLE })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Preparing your payment...')).toBeVisible();
  const custom = dialog.getByLabel('Custom amount').first();
  const card = dialog.getByLabel('Card number');
  await custom.scrollIntoViewIfNeeded();
  const place = await custom.boundingBox();
  open();
  await expect(card).toBeVisible();
  expect(await custom.boundingBox()).toEqual(place);
  // As when it was typed before another amount was chosen.
  await card.evaluate((field: HTMLInputElement) => {
    field.value = '4242';
  });
  for (const option of ['Full payment (100%)', 'Custom amount']) {
    await dialog.getByLabel(option).first().check();
    await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(card).toHaveValue('4242');
    expect(await custom.boundingBox(), option).toEqual(place);
  }
});

test('a declined card says why, and another one pays', async ({ page }) => {
  await signInAs(page, 'Pemba Sherpa');
  const network = await playCardNetwork(page);
  network.outcome = 'declined';
  const dialog = await enterDetails(page);
  await pay(page);
  await expect(dialog.getByText('Payment failed: Your card was declined.')).toBeVisible();
  network.outcome = 'succeeded';
  await pay(page);
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  expect(network.confirmed).toEqual(['pi_1_secret', 'pi_1_secret']);
});

test('a reload in mid-payment asks for the outcome and never for money again', async ({ page }) => {
  await signInAs(page, 'Nima Lama');
  const network = await playCardNetwork(page);
  network.outcome = 'silence';
  network.status = 'processing';
  const dialog = await enterDetails(page);
  await pay(page);
  await expect(dialog.getByText(PROCESSING)).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText(PROCESSING)).toBeVisible();
  await page.reload();
  await expect(dialog.getByText(PROCESSING)).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText("Payment is still processing. We'll notify you when it completes.")).toBeVisible({
    timeout: 30_000,
  });
  network.status = 'succeeded';
  await page.reload();
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  expect([network.opened.length, network.confirmed.length]).toEqual([1, 1]);
});

test('of two tabs that open a payment, the older one is told that its own is void', async ({ page, context }) => {
  await signInAs(page, 'Tashi Gurung');
  const dialog = await enterDetails(page);
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const account = await page.evaluate(() => ({ ...localStorage }));
  const other = await context.newPage();
  await other.addInitScript((stored) => Object.assign(localStorage, stored), account);
  const otherDialog = await enterDetails(other);
  // The same order at once would be the same payment.
  await otherDialog.getByLabel('Full payment (100%)').check();
  await expect(payButton(other)).toHaveText(`Pay $${(await price(other)).toLocaleString('en-US')}`);
  await expect(payButton(other)).not.toHaveAttribute('aria-disabled', 'true');
  await pay(page);
  await expect(dialog.getByText('Payment failed or was canceled').first()).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toHaveCount(1);
});

test('Back returns from the payment to the details, then closes the dialog, then leaves', async ({ page }) => {
  await signInAs(page, 'Lhakpa Rai');
  await page.goto('/treks');
  const dialog = await enterDetails(page);
  await page.goBack();
  await expect(dialog.getByLabel('Country')).toHaveValue('Nepal');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(TREK);
  await bookNow(page);
  await expect(dialog.getByLabel('Start date')).toHaveValue(startDate);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The entry that held the Back button goes by a step of its own, and no hand is as quick as this one.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.trekBack))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/treks');
});

test('an unpaid booking is paid from the profile', async ({ page }) => {
  await signInAs(page, 'Sonam Bhutia');
  await enterDetails(page);
  await page.goto('/user-profile');
  const booking = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(booking).toContainText('pending');
  await booking.getByRole('link', { name: 'Complete payment' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(TITLE);
  await expect(page).toHaveURL(TREK);
  await pay(page);
  await expect(page).toHaveURL('/user-profile');
  await expect(booking).toContainText('confirmed');
  await expect(booking).toContainText(/due \w+ \d+, \d{4}/);
});

test('a day is chosen from the calendar, in a dialog that stays', async ({ page }) => {
  await signInAs(page, 'Karma Dorje');
  await page.goto(TREK);
  await bookNow(page);
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /next month/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: /next month/i }).click();
  await page.getByRole('gridcell').getByText('15', { exact: true }).click();
  await expect(dialog.getByLabel('Start date')).toHaveValue(/^\d{4}-\d{2}-15$/);
  await expect(page.getByRole('grid')).toBeHidden();
});

test.describe('P12: the challenge of a bank, above the open dialog', () => {
  for (const means of ['mouse', 'touch', 'keyboard'] as const) {
    test(`is answered by ${means}`, async ({ page, hasTouch }) => {
      test.skip(means === 'touch' && !hasTouch, 'this device has no touch screen');
      await signInAs(page, 'Ang Rita');
      const network = await playCardNetwork(page);
      network.outcome = 'challenge';
      await enterDetails(page);
      await pay(page);
      const complete = page.frameLocator('[title="Secure 3D challenge"]').getByRole('button');
      await expect(complete).toBeVisible();
      // Not at the button's own coordinates by force: as a finger would, on whatever lies there.
      if (means === 'mouse') await complete.click({ timeout: 5000 });
      if (means === 'touch') await complete.tap({ timeout: 5000 });
      if (means === 'keyboard') {
        await page.keyboard.press('Tab');
        await expect(complete).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(SUCCESS).first()).toBeVisible();
    });
  }

  test('leaves nothing behind it to be reached, and the dialog has the focus again after it', async ({ page }) => {
    await signInAs(page, 'Pasang Lhamu');
    const network = await playCardNetwork(page);
    network.outcome = 'challenge';
    network.status = 'requires_payment_method';
    const dialog = await enterDetails(page);
    await pay(page);
    const complete = page.frameLocator('[title="Secure 3D challenge"]').getByRole('button');
    await expect(complete).toBeVisible();
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('[role="dialog"], iframe');
      });
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
    await complete.click();
    await expect(complete).toHaveCount(0);
    await expect(dialog.getByText(PROCESSING)).toHaveCount(0);
  });
});
