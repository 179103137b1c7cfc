import type { Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { bookedTrek } from './support/booked.ts';
import { ClockedSite } from './support/clocked-site.ts';
import { OPERATOR_EMAIL, signInAsOperator } from './support/operator.ts';
import { mailsTo } from './support/outbox.ts';
import { signInAs } from './support/signed-in.ts';
import { test as base, expect } from './support/test.ts';

/** Where the company reads its mail. */
const OFFICE = 'office@trek.example';
const SUBJECT = /^Subject: (.+?): .*/m;

/** A trek of 1 May whose balance is due on 1 April. */
const START = '2027-05-01';
const DAYS = { booked: '2027-02-01', reminded: '2027-03-29', cancelled: '2027-04-05' } as const;

const test = base.extend<{ site: ClockedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await ClockedSite.make({ OPERATOR_EMAIL, CONTACT_EMAIL: OFFICE });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

// The document of the office is the page that is not there, for operators, too.
test.use({ expectedNoise: /status of 404/ });

/** The subjects of the mails to an address, oldest first, without what they are about. */
async function subjectsTo(email: string, site: ClockedSite): Promise<string[]> {
  return (await mailsTo(email, site.dataFolder)).flatMap((mail) => SUBJECT.exec(mail)?.[1] ?? []);
}

/** Goes to another day: the server and the browser know no other time. */
async function goToDay(day: string, site: ClockedSite, page: Page): Promise<void> {
  const morning = new Date(`${day}T06:00:00Z`);
  await page.clock.setFixedTime(morning);
  await site.wakeAt(morning);
}

/** Has a trek of that day booked, and the browser forget who did. @returns where the booking is, and whose it is */
async function booked(page: Page, site: ClockedSite, amount?: number): Promise<{ address: string; email: string }> {
  await goToDay(DAYS.booked, site, page);
  const session = await signInAs(await page.context().newPage(), 'Dawa Lama');
  const reference = await bookedTrek(page, session, { start: START, amount });
  return { address: `/booking/${reference}`, email: session.user.email };
}

/** Comes back to the booking by its mail's link, on a day on which nobody is signed in any more. */
async function comeBack(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(address);
}

test('the balance of a booking is reminded of, and a part of it paid on its page', async ({ page, site }) => {
  const { address, email } = await booked(page, site);
  await goToDay(DAYS.reminded, site, page);
  await expect.poll(() => subjectsTo(email, site)).toContain('Your balance is due in a few days');
  await comeBack(page, address, email);
  const sums = page.getByRole('article');
  await expect(sums).toContainText('Per person$2,190Group discount (5%)−$328.50Total$6,241.50Paid$1,248Balance$4,994');
  await page.getByRole('button', { name: 'Pay balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay balance' });
  await dialog.getByLabel('Amount to pay now (US$)').fill('2,000');
  await dialog.getByLabel('Amount to pay now (US$)').press('Enter');
  await dialog.getByRole('button', { name: 'Pay $2,000' }).click();
  await expect(dialog).toBeHidden();
  await expect(sums).toContainText('Paid$3,248Balance$2,994');
  await expect
    .poll(() => subjectsTo(email, site))
    .toEqual(['Your booking is confirmed', 'Your balance is due in a few days', 'We have received your payment']);
  await expect.poll(() => subjectsTo(OFFICE, site)).toEqual(['New booking', 'A further payment']);
});

test('a paid booking is cancelled by its owner, the office agrees, and the money goes back by the terms', async ({
  page,
  site,
  browser,
}) => {
  const { address, email } = await booked(page, site, 6242);
  await goToDay(DAYS.cancelled, site, page);
  await comeBack(page, address, email);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  // Twenty-six days before the start: thirty percent of the trip are kept.
  await expect(dialog).toContainText('By our terms, $4,370 of the $6,242 that you have paid goes back');
  await dialog.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(dialog.getByRole('status')).toContainText('We have received your request.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^You asked to cancel this booking on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await office.clock.setFixedTime(new Date(`${DAYS.cancelled}T06:00:00Z`));
  await signInAsOperator(office, site.dataFolder);
  await office.goto('/office');
  const reference = address.slice(-9);
  await office.getByRole('table', { name: 'Asked to cancel' }).getByRole('link', { name: reference }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(office.getByText('By the terms $4,370 goes back')).toBeVisible();
  await office.getByRole('button', { name: 'Agree to cancel' }).click();
  const question = office.getByRole('dialog', { name: 'Agree to cancel' });
  await question.getByRole('button', { name: 'Agree to cancel' }).click();
  await expect(question).toBeHidden();
  await expect(office.getByRole('listitem').filter({ hasText: 'Cancellation agreed to' })).toContainText(
    OPERATOR_EMAIL,
  );
  await office.context().close();
  await page.reload();
  await expect(page.getByText('This booking is cancelled. $4,370 goes back by the way you paid.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email, site.dataFolder)).at(-1))
    .toContain('$4,370 goes back by the way you paid');
  await expect
    .poll(() => subjectsTo(OFFICE, site))
    .toEqual(['New booking', 'Cancellation requested', 'Part of a payment went back']);
});
