import type { Page } from '@playwright/test';
import { accountMenu, PASSWORD, register, signIn } from './support/account.ts';
import { ClockedSite } from './support/clocked-site.ts';
import { OPERATOR_EMAIL, signInAsOperator } from './support/operator.ts';
import { mailsTo } from './support/outbox.ts';
import { test as base, expect } from './support/test.ts';

const TITLE = 'Upper Mustang Trek';
/** Where the company reads its mail. */
const OFFICE = 'office@trek.example';
const SUBJECT = /^Subject: (.+?): .*/m;

/** A trek of 1 May whose balance is due on 1 April. */
const START = '2027-05-01';
const DAYS = {
  booked: '2027-02-01',
  remindedEarly: '2027-03-18',
  remindedLate: '2027-03-29',
  overdue: '2027-04-02',
  cancelled: '2027-04-05',
  refunded: '2027-04-06',
} as const;

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

/** Goes to another day: server and browsers know no other time. */
async function goToDay(day: string, site: ClockedSite, pages: Page[]): Promise<void> {
  const morning = new Date(`${day}T06:00:00Z`);
  for (const page of pages) {
    await page.goto('about:blank', { waitUntil: 'commit' });
    await page.clock.setFixedTime(morning);
  }
  await site.wakeAt(morning);
}

/** Books the trek for three and pays the deposit. @returns the address of the booking's page */
async function book(page: Page): Promise<string> {
  await page.goto('/treks/upper-mustang-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Australia');
  await dialog.getByLabel('Special requirements').fill('Knee surgery in 2025');
  await dialog.getByLabel('Start date').fill(START);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByRole('button', { name: 'Pay $1,248' }).click();
  await expect(page).toHaveURL('/user-profile');
  await page
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByRole('link', { name: /^Booking TH-/ })
    .click();
  await expect(page).toHaveURL(/\/booking\/TH-[A-Z\d]{6}$/);
  return new URL(page.url()).pathname;
}

/** Comes back to the booking by its mail's link, on a day on which nobody is signed in any more. */
async function comeBack(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(address);
}

/** Pays toward the balance on the booking's page. @param part left out: all of it */
async function payBalance(page: Page, amount: string, part?: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay balance' });
  if (part !== undefined) {
    await dialog.getByLabel('Amount to pay now (US$)').fill(part);
    await dialog.getByLabel('Amount to pay now (US$)').press('Enter');
  }
  await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(dialog).toBeHidden();
}

async function addTraveler(page: Page, position: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Fill in, Traveler ${position}` }).click();
  await page.getByLabel('Name as in the passport').fill(name);
  await page.getByLabel('Date of birth').fill('1991-02-28');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText(`${name}: saved.`)).toBeVisible();
}

test('a booking lives from its deposit to its refund, for its owner and for the office', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  await goToDay(DAYS.booked, site, [page]);
  const email = await register(page, 'Dawa Lama');
  await page.goto('/login');
  await signIn(page, email, PASSWORD);
  await expect(accountMenu(page, 'Dawa')).toBeVisible();
  const address = await book(page);
  const reference = address.slice(-9);
  const sums = page.getByRole('article');
  await expect(sums).toContainText('Total$6,241.50Paid$1,248Balance$4,994');
  for (const [index, name] of ['Dawa Lama', 'Pema Lama', 'Nima Lama'].entries()) {
    await addTraveler(page, index + 1, name);
  }
  await expect.poll(() => subjectsTo(OFFICE, site)).toEqual(['New booking']);
  const [told = ''] = await mailsTo(OFFICE, site.dataFolder);
  for (const fact of [reference, 'Travelers: 3', 'Knee surgery in 2025']) {
    expect(told.replace(/: +/g, ': ')).toContain(fact);
  }

  await goToDay(DAYS.remindedEarly, site, [page]);
  await comeBack(page, address, email);
  await payBalance(page, '$2,000', '2,000');
  await expect(sums).toContainText('Paid$3,248Balance$2,994');
  await goToDay(DAYS.remindedLate, site, [page]);
  await expect.poll(() => subjectsTo(email, site)).toContain('Your balance is due in a few days');
  await goToDay(DAYS.overdue, site, [page]);
  await comeBack(page, address, email);
  await payBalance(page, '$2,994');
  await expect(sums).toContainText('Paid$6,242Balance$0');
  await expect(page.getByText('Paid in full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay balance' })).toHaveCount(0);

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await goToDay(DAYS.cancelled, site, [page, office]);
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

  await signInAsOperator(office, site.dataFolder);
  await office.goto('/office');
  const request = office.getByRole('table', { name: 'Asked to cancel' });
  await request.getByRole('link', { name: reference }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(reference);
  for (const fact of ['Nima Lama', 'Knee surgery in 2025', 'By the terms $4,370 goes back']) {
    await expect(office.getByText(fact)).toBeVisible();
  }
  await office.getByRole('button', { name: 'Agree to cancel' }).click();
  const question = office.getByRole('dialog', { name: 'Agree to cancel' });
  await question.getByRole('button', { name: 'Agree to cancel' }).click();
  await expect(question).toBeHidden();
  await expect(office.getByRole('listitem').filter({ hasText: 'Cancellation agreed to' })).toContainText(
    OPERATOR_EMAIL,
  );
  await page.reload();
  await expect(page.getByText('This booking is cancelled. $4,370 goes back by the way you paid.')).toBeVisible();

  await goToDay(DAYS.refunded, site, [page, office]);
  await office.context().close();
  await expect
    .poll(() => subjectsTo(email, site))
    .toEqual([
      'Your booking is confirmed',
      'Your balance is due soon',
      'We have received your payment',
      'Your balance is due in a few days',
      'Your balance is overdue',
      'Paid in full',
      'Your booking is cancelled',
    ]);
  const [last = ''] = (await mailsTo(email, site.dataFolder)).slice(-1);
  expect(last).toContain('$4,370 goes back by the way you paid');
  await expect
    .poll(() => subjectsTo(OFFICE, site))
    .toEqual([
      'New booking',
      'A further payment',
      'A further payment',
      'Cancellation requested',
      'Part of a payment went back',
      'Part of a payment went back',
    ]);
});
