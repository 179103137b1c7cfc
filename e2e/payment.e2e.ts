import type { Locator, Page } from '@playwright/test';
import { playCardNetwork } from './support/card-network.ts';
import { holdBack } from './support/held-code.ts';
import { payableDay } from './support/payable-day.ts';
import { keepSession, type Session, signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const TREK = '/treks/langtang-valley-trek';
const TITLE = 'Langtang Valley Trek';
const PROCESSING = 'Your payment is being processed. Please keep this page open.';
const SUCCESS = 'Booking successful! Check your email for confirmation details.';

const bookNow = (page: Page) =>
  page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();

/** Enters the details that the account leaves open, up to the payment. */
async function enterDetails(page: Page) {
  await page.goto(TREK);
  await bookNow(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, TITLE));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByText('How much would you like to pay now?')).toBeVisible();
  return dialog;
}

async function price(page: Page): Promise<number> {
  const treks: { title: string; price: number }[] = await (await page.request.get('/api/trek/all')).json();
  return treks.find(({ title }) => title === TITLE)?.price ?? Number.NaN;
}

const bookingsOf = async (page: Page, { token }: Session) =>
  (await page.request.get('/api/booking/user', { headers: { authorization: `Bearer ${token}` } })).json();

const payButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pay / });

async function pay(page: Page) {
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await payButton(page).click();
}

test('on a low screen a step starts at its top and does not move while payments are prepared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
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

test('a reload during payment requests the outcome and never charges again', async ({ page }) => {
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
  network.status = 'succeeded';
  await page.reload();
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  expect([network.opened.length, network.confirmed.length]).toEqual([1, 1]);
});

test('the older of two tabs with a payment reports that its payment is void', async ({ page, context }) => {
  const session = await signInAs(page, 'Tashi Gurung');
  const dialog = await enterDetails(page);
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const other = await context.newPage();
  await keepSession(other, session);
  const otherDialog = await enterDetails(other);
  await expect(payButton(other)).not.toHaveAttribute('aria-disabled', 'true');
  // The same order at once would be the same payment.
  const replaced = other.waitForResponse('**/api/payment/create-payment-intent');
  await otherDialog.getByLabel('Full payment (100%)').check();
  await replaced;
  await expect(payButton(other)).toHaveText(`Pay $${(await price(other)).toLocaleString('en-US')}`);
  await expect(payButton(other)).not.toHaveAttribute('aria-disabled', 'true');
  await pay(page);
  await expect(dialog.getByText('Payment failed or was canceled').first()).toBeVisible();
  await pay(page);
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  expect(await bookingsOf(page, session)).toEqual([expect.objectContaining({ status: 'confirmed' })]);
});

test('Back returns from the payment to the details, then closes the dialog, then leaves the page', async ({ page }) => {
  await signInAs(page, 'Lhakpa Rai');
  await page.goto('/treks');
  const dialog = await enterDetails(page);
  await page.goBack();
  await expect(dialog.getByLabel('Country')).toHaveValue('Nepal');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(TREK);
  await bookNow(page);
  await expect(dialog.getByLabel('Start date')).toHaveValue(await payableDay(page.request, TITLE));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The entry that held the Back button goes by a step of its own, and no hand is as quick as this one.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.trekBack))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/treks');
});

test('another tab completes an unpaid booking for three people unchanged, though its code comes late', async ({
  page,
  context,
}) => {
  const session = await signInAs(page, 'Lhamo Bista');
  const startDate = await payableDay(page.request, 'Upper Mustang Trek', { travelers: 3 });
  await page.goto('/treks/upper-mustang-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await expect(panel.getByText('$6,241.50')).toBeVisible();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Australia');
  await dialog.getByLabel('Start date').fill(startDate);
  await dialog.getByLabel(/^Special requirements/).fill('Knee surgery in May');
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $1,248' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.close();

  const tab = await context.newPage();
  await keepSession(tab, session);
  await tab.goto('/user-profile');
  const booking = tab.getByRole('listitem').filter({ hasText: 'Upper Mustang Trek' });
  await expect(booking).toContainText('Not finished');
  const release = await holdBack(tab, /trek-booking/);
  await booking.getByRole('link', { name: 'Complete payment' }).click();
  await expect(tab.getByRole('heading', { name: 'Upper Mustang Trek', level: 1 })).toBeVisible();
  release();
  const resumed = tab.getByRole('dialog');
  await expect(resumed.getByText('$2,190 × 3')).toBeVisible();
  await expect(resumed.getByText('$6,241.50').first()).toBeVisible();
  await expect(resumed.getByLabel('Start date')).toHaveValue(startDate);
  await expect(resumed.getByLabel('Country')).toHaveValue('Australia');
  await expect(resumed.getByLabel(/^Special requirements/)).toHaveValue('Knee surgery in May');
  await resumed.getByRole('button', { name: 'Continue to Payment' }).click();
  await resumed.getByRole('button', { name: 'Pay $1,248' }).click();
  await expect(tab.getByText(SUCCESS).first()).toBeVisible();

  expect(await bookingsOf(tab, session)).toEqual([
    expect.objectContaining({
      status: 'confirmed',
      travelers: 3,
      totalAmount: 6241.5,
      paidAmount: 1248,
      startDate,
      country: 'Australia',
      specialRequirements: 'Knee surgery in May',
    }),
  ]);
});

test.describe('P12: a bank’s challenge above the open dialog', () => {
  /** Pays up to the challenge. @returns the button in the bank's frame */
  async function challenged(page: Page): Promise<Locator> {
    await signInAs(page, 'Ang Rita');
    const network = await playCardNetwork(page);
    network.outcome = 'challenge';
    await enterDetails(page);
    await pay(page);
    const complete = page.frameLocator('[title="Secure 3D challenge"]').getByRole('button');
    await expect(complete).toBeVisible();
    return complete;
  }

  test('it can be answered by mouse', async ({ page }) => {
    const complete = await challenged(page);
    // Not at the button's own coordinates by force: as a hand would, on whatever lies there.
    await complete.click({ timeout: 5000 });
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
  });

  test('it can be answered by keyboard, and the page behind it is unreachable', async ({ page }) => {
    const complete = await challenged(page);
    await page.keyboard.press('Tab');
    await expect(complete).toBeFocused();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('[role="dialog"], iframe');
      });
      expect(isOutside).toBe(false);
    }
    await complete.press('Enter');
    await expect(complete).toHaveCount(0);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
  });

  test('it can be answered by touch', { tag: '@phone' }, async ({ page }) => {
    const complete = await challenged(page);
    await complete.tap({ timeout: 5000 });
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
  });
});
