import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD, register, signIn } from './support/account.ts';
import { playCardNetwork } from './support/card-network.ts';
import { expect, test } from './support/test.ts';

const TREK = '/treks/langtang-valley-trek';
const NOTE = 'Asthma, carries a spray';
const startDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** Signs in on the page, and opens the booking of the trek with a note that is nobody else's business. */
async function beginBooking(page: Page, email: string) {
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/');
  await page.goto(TREK);
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Nepal');
  await dialog.getByLabel('Start date').fill(startDate);
  await dialog.getByLabel('Special requirements').fill(NOTE);
  return dialog;
}

/** In another tab the first person leaves, and somebody else signs in. */
async function changePerson(context: BrowserContext, email: string): Promise<void> {
  const tab = await context.newPage();
  const answer = await tab.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { token, user } = await answer.json();
  await tab.goto('/faq');
  await tab.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('userData', value ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await tab.close();
}

/** All that this tab keeps. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

for (const step of ['the details', 'the payment', 'a payment under way'] as const) {
  test(`P10: whoever signs in during ${step} of somebody else finds nothing of theirs`, async ({ page, context }) => {
    const first = await register(page, 'Dolma Tamang');
    const second = await register(page, 'Pasang Sherpa');
    const network = await playCardNetwork(page);
    network.outcome = 'silence';
    const dialog = await beginBooking(page, first);
    if (step !== 'the details') {
      await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
      const pay = dialog.getByRole('button', { name: /^Pay / });
      await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
      if (step === 'a payment under way') await pay.click();
    }
    await expect.poll(() => stored(page)).toContain(NOTE);

    await changePerson(context, second);
    await expect(dialog.getByLabel('Email')).toHaveValue(second);
    await expect(dialog.getByLabel('First name')).toHaveValue('Pasang');
    for (const label of ['Country', 'Start date', 'Special requirements']) {
      await expect(dialog.getByLabel(label)).toHaveValue('');
    }
    for (const trace of [first, 'Dolma', NOTE, '"pi_']) {
      expect(await stored(page)).not.toContain(trace);
      await expect(page.getByText(trace)).toHaveCount(0);
    }
  });
}
