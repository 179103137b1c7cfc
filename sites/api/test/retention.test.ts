import { afterEach, describe, expect, test } from 'vitest';
import { taxRecordsNeededSince } from '../src/core/retention.ts';
import { COMMANDS } from '../src/office/command-line.ts';
import { chosenProvider } from '../src/payments/chosen-provider.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { confirmEmail, userByEmail } from '../src/store/users.ts';
import { details, paymentRequest } from './card-payments.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const DAY = 86_400;
const REMARK = 'diabetes, insulin';

describe.each(databases)('V2: expired data on %s', (database) => {
  let site: TestSite;
  afterEach(() => site.remove());

  async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    return work(store).finally(() => store.destroy());
  }
  const rowsOf = (table: 'users' | 'bookings' | 'payments' | 'travelers' | 'contact_messages' | 'password_resets') =>
    withStore((store) => store.selectFrom(table).selectAll().execute());
  const textOf = async (...tables: Parameters<typeof rowsOf>[0][]) =>
    JSON.stringify(await Promise.all(tables.map(rowsOf)));

  /** Lets days pass as they do while a site runs. */
  async function pass(days: number): Promise<void> {
    for (let left = days; left > 0; left -= 40) {
      site.wait(Math.min(left, 40) * DAY);
      await site.tick();
    }
  }
  const deletions = () => site.logged.filter(({ message }) => message === 'deleted expired data');

  /** A traveler who has paid, with their details. */
  async function traveler(): Promise<Visitor & { email: string }> {
    const member = await site.member();
    const { email } = member;
    const { body } = await member.post('/booking/user-details', { ...details, email, specialRequirements: REMARK });
    const payment = await member.post('/payment/create-payment-intent', paymentRequest(email));
    await member.get(`/payment/status/${payment.body.paymentIntentId}`);
    const place = { bookingId: body.booking.id, position: 1, passportName: 'BERG ANNA', nationality: 'German' };
    const rest = { birthDate: '1980-02-02', diet: 'vegan', insurance: '', emergencyName: '', emergencyPhone: '' };
    expect((await member.post('/booking/traveler', { ...place, ...rest })).status).toBe(200);
    return member;
  }

  test('deletes health notes with the travelers and the payer’s name after the tax years; the figures stay', async () => {
    site = await TestSite.start(database);
    const { email } = await traveler();
    const [booking] = await rowsOf('bookings');
    const end = Date.parse(`${booking?.end_date}T00:00:00Z`);
    const daysUntil = (moment: number) => Math.ceil((moment - site.now.getTime()) / (DAY * 1000));
    await pass(daysUntil(end) + 330);
    expect(await textOf('bookings', 'travelers')).toMatch(/insulin.*BERG ANNA/s);
    await pass(60);
    expect(await textOf('bookings', 'travelers')).not.toMatch(/insulin|BERG ANNA|vegan/);
    expect(deletions().at(-1)).toMatchObject({ travelers: 1, remarks: 1 });
    expect(await textOf('bookings', 'payments')).toContain(email);

    const year = Number(booking?.end_date.slice(0, 4)) + (String(booking?.end_date).slice(5) >= '07-17' ? 6 : 5);
    await pass(daysUntil(Date.UTC(year, 6, 10)));
    expect(await textOf('bookings', 'payments')).toContain(email);
    await pass(20);
    expect(await textOf('bookings', 'payments')).not.toMatch(new RegExp(`${email}|Gurung`));
    expect(deletions().at(-1)).toMatchObject({ payers: 1 });
    const { id, reference, total_cents, paid_cents } = booking ?? {};
    expect(await rowsOf('bookings')).toMatchObject([{ id, reference, total_cents, paid_cents, status: 'confirmed' }]);
    expect(await rowsOf('payments')).toMatchObject([{ status: 'succeeded', amount_usd: 290 }]);
  }, 60_000);

  test('deletes accounts that were never confirmed or used, and no others', async () => {
    site = await TestSite.start(database);
    const unused = await site.member();
    const [confirmed, booked, wrote, used] = [
      await site.member(),
      await site.member(),
      await site.member(),
      await site.member(),
    ] as const;
    await unused.post('/saved-treks', { trekId: 1 });
    await withStore(async (store) => {
      const user = await userByEmail(store, confirmed.email);
      await confirmEmail(store, user?.id ?? '', confirmed.email, site.now);
    });
    await booked.post('/booking/user-details', { ...details, email: booked.email });
    await site.visitor().post('/contact', { name: 'Maya', email: wrote.email, phone: '+977 1 5550100', message: 'Hi' });
    await pass(29);
    expect(await rowsOf('users')).toHaveLength(5);
    await site.visitor().post('/auth/login', { email: used.email, password: PASSWORD });
    await pass(2);
    const left = (await rowsOf('users')) as { email: string }[];
    expect(left.map(({ email }) => email).sort()).toEqual(
      [confirmed, booked, wrote, used].map(({ email }) => email).sort(),
    );
    expect(deletions().at(-1)).toMatchObject({ unconfirmedAccounts: 1 });
    expect((await site.visitor().post('/auth/login', { email: unused.email, password: PASSWORD })).status).toBe(401);
  });

  test('deletes expired reset links, at start too, with one line of counts', async () => {
    site = await TestSite.start(database);
    const { email } = await site.member();
    await site.visitor().post('/auth/reset-password-request', { email });
    await expect.poll(() => rowsOf('password_resets')).toHaveLength(1);
    site.wait(2 * DAY);
    await site.stop();
    site.logged.length = 0;
    await site.restart();
    await expect.poll(() => rowsOf('password_resets')).toEqual([]);
    await expect
      .poll(deletions)
      .toEqual([{ level: 'info', message: 'deleted expired data', sessions: 1, resetLinks: 1 }]);
    await site.tick();
    expect(deletions()).toHaveLength(1);
  });

  test('V3: stays after a clock jump, until an operator confirms the time', async () => {
    site = await TestSite.start(database);
    await traveler();
    await site
      .visitor()
      .post('/contact', { name: 'Maya', email: 'm@example.org', phone: '+977 1 5550100', message: 'Hi' });
    await site.tick();
    const before = await textOf('travelers', 'contact_messages', 'bookings');
    for (const days of [900, 46]) {
      site.wait(days * DAY);
      await site.restart();
      await site.tick();
      // A visitor of the wrong time makes it no better.
      await site.member();
      await site.tick();
      expect(await textOf('travelers', 'contact_messages', 'bookings')).toBe(before);
      const alert = { level: 'error', message: expect.stringMatching(/by the clock, \d+ days .* confirm-clock$/) };
      expect(site.logged).toContainEqual(expect.objectContaining(alert));
      site.logged.length = 0;
      site.wait(-days * DAY);
    }
    await site.tick();
    site.wait(900 * DAY);
    const { settings } = site;
    const mailQueue = { run: async () => {}, runSoon: () => {}, stop: async () => {} };
    await withStore(async (store) =>
      COMMANDS['confirm-clock']({ store, settings, payments: await chosenProvider(settings), mailQueue }),
    );
    await site.tick();
    expect(await rowsOf('travelers')).toEqual([]);
    expect(await rowsOf('contact_messages')).toEqual([]);
  });

  test('V3: stays if the clock jumps before the first run of this release', async () => {
    site = await TestSite.start(database);
    await traveler();
    await site.tick();
    await site.stop();
    await withStore((store) => store.deleteFrom('retention_runs').execute());
    site.wait(900 * DAY);
    await site.restart();
    await site.tick();
    expect(await rowsOf('travelers')).toHaveLength(1);
    await site.member();
    await site.tick();
    expect(await rowsOf('travelers')).toHaveLength(1);
    site.wait(-900 * DAY);
    site.logged.length = 0;
    await site.tick();
    expect(site.logged).not.toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  test('V3: is deleted once a clock set back to 1970 is right again', async () => {
    site = await TestSite.start(database);
    await traveler();
    await site.tick();
    await site.stop();
    const sinceThen = Math.floor(site.now.getTime() / 1000);
    site.wait(-sinceThen);
    await site.restart();
    await site.tick();
    const alert = { level: 'error', message: expect.stringMatching(/by the clock, the last time is \d+ days ahead/) };
    expect(site.logged).toContainEqual(expect.objectContaining(alert));
    await site.stop();
    site.wait(sinceThen);
    await site.restart();
    site.logged.length = 0;
    await site.tick();
    expect(site.logged).not.toContainEqual(expect.objectContaining({ level: 'error' }));
  });
});

test.each([
  ['2032-07-16', '2026-07-17'],
  ['2032-07-17', '2027-07-17'],
  ['2033-01-01', '2027-07-17'],
])('on %s, the tax law still requires records since %s', (today, since) => {
  expect(taxRecordsNeededSince(today)).toBe(since);
});
