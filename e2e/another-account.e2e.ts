import type { BrowserContext, Page } from '@playwright/test';
import { playCardNetwork } from './support/card-network.ts';
import { payableDay } from './support/payable-day.ts';
import { type Session, signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'Asthma, carries a spray';

/** In another tab the first person signs out and another one signs in. */
async function changePerson(context: BrowserContext): Promise<Session> {
  const tab = await context.newPage();
  const second = await signInAs(tab, 'Pasang Sherpa');
  await tab.goto('/faq');
  await tab.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('userData', value ?? '');
    },
    [second.token, JSON.stringify(second.user)],
  );
  await tab.close();
  return second;
}

/** All that this tab keeps. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('P10: a visitor who signs in during another person’s payment sees nothing of it', async ({ page, context }) => {
  const first = await signInAs(page, 'Dolma Tamang');
  const network = await playCardNetwork(page);
  network.outcome = 'silence';
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, 'Langtang Valley Trek'));
  await dialog.getByLabel('Special requirements').fill(NOTE);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  const pay = dialog.getByRole('button', { name: /^Pay / });
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await pay.click();
  await expect.poll(() => stored(page)).toContain(NOTE);

  const second = await changePerson(context);
  await expect(dialog.getByLabel('Email')).toHaveValue(second.user.email);
  await expect(dialog.getByLabel('First name')).toHaveValue('Pasang');
  for (const label of ['Country', 'Start date', 'Special requirements']) {
    await expect(dialog.getByLabel(label)).toHaveValue('');
  }
  for (const trace of [first.user.email, 'Dolma', NOTE, '"pi_']) {
    expect(await stored(page)).not.toContain(trace);
    await expect(page.getByText(trace)).toHaveCount(0);
  }
});
