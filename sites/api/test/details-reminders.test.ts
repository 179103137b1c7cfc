import { randomUUID } from 'node:crypto';
import { addDays } from '@trek/ui/pricing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { detailsReminder, needsPermits, permitsDueOn } from '../src/store/preparation.rules.ts';
import { queueDetailsReminder } from '../src/store/reminders.ts';
import { saveTraveler, travelersOf } from '../src/store/travelers.ts';
import { type CardSite, details } from './card-payments.ts';
import { files, trek } from './content.ts';
import { guestContent, guestWithBooking } from './guest-visit.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { databases, START } from './site.ts';
import { OWN_DETAILS } from './traveler-link.ts';

const park = { name: 'Park entry', issuer: 'Park office', fee: 'NPR 3,000' };

describe('the day by which permits are applied for', () => {
  test('is as many days before the start as they take', () => {
    expect(permitsDueOn('2027-03-14', { permits: [park], leadTimeDays: 20 })).toBe('2027-02-22');
    expect(permitsDueOn('2027-03-14', { permits: [], leadTimeDays: 20 })).toBeNull();
    expect(permitsDueOn('2027-03-14', undefined)).toBeNull();
  });

  const start = {
    ...{ startDate: '2027-03-14', permitsDueOn: '2027-02-22', incomplete: 0, withoutPermitDetails: 0 },
    lastBookedOn: '2026-11-21',
  };

  test.each([
    ['2027-02-07', {}, false],
    ['2027-02-08', {}, true],
    ['2027-02-22', {}, true],
    // Nothing says that they were applied for.
    ['2027-03-01', {}, true],
    ['2027-03-02', {}, false],
    ['2027-03-02', { withoutPermitDetails: 1 }, true],
    ['2027-03-02', { lastBookedOn: '2027-02-22' }, true],
    ['2027-03-02', { permitsDueOn: null }, false],
  ])('is shown on %s of a start with %o: %s', (today, change, isShown) => {
    expect(needsPermits({ ...start, ...change }, today)).toBe(isShown);
  });
});

describe('the reminder of details that are needed on February 22', () => {
  test.each([
    ['2027-02-07', undefined],
    ['2027-02-08', 'details-early'],
    ['2027-02-18', 'details-early'],
    ['2027-02-19', 'details-late'],
    ['2027-02-22', 'details-late'],
    ['2027-02-23', undefined],
  ])('on %s it is %s', (today, reminder) => {
    expect(detailsReminder({ booked_on: '2026-11-21' }, '2027-02-22', today)).toBe(reminder);
  });

  test('skips a customer who has booked since', () => {
    expect(detailsReminder({ booked_on: '2027-02-10' }, '2027-02-22', '2027-02-12')).toBeUndefined();
    expect(detailsReminder({ booked_on: '2027-02-10' }, '2027-02-22', '2027-02-19')).toBe('details-late');
    expect(detailsReminder({ booked_on: null }, '2027-02-22', '2027-02-12')).toBeUndefined();
  });
});

describe.each(databases)('reminders of missing details on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, {
      ...files,
      ...guestContent,
      'treks/permit-trek.json': { ...trek, id: 120, title: 'Permit Trek', permits: ['park'], leadTimeDays: 20 },
      'company/permits.json': { park: { ...park, source: 'Notice of the park' } },
    });
    ({ shop, store } = desk);
  });
  afterEach(() => {
    shop.site.now = new Date(START);
  });
  afterAll(() => desk.close());

  /** An operator who has just signed in: sessions do not last until the next year. */
  const act = async (reference: string, name: string, order: object) =>
    (await signInOperator(shop.site)).post(`/office/bookings/${reference}/${name}`, { key: randomUUID(), ...order });
  async function paid(bookingDate: string, travelers = 2) {
    const member = await shop.site.member();
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    const order = { ...details, email: member.email, trekId: 120, bookingDate, travelers };
    const { body } = await member.post('/booking/user-details', order);
    await act(body.booking.reference, 'transfer', { amount: 290 * travelers });
    await shop.site.tick();
    return { member, booking: body.booking };
  }
  /** The mails about details to an address that one day brings. */
  async function on(day: string, email: string): Promise<string[]> {
    await shop.site.emptyOutbox();
    shop.site.now = new Date(`${day}T06:00:00.000Z`);
    await Promise.all([shop.site.tick(), shop.site.tick()]);
    await shop.site.tick();
    const mails = await shop.site.mails();
    return mails.filter((mail) => mail.includes(`To: ${email}`) && /^Subject: Details of your travelers/m.test(mail));
  }
  const knows = (bookingId: string, position: number) =>
    saveTraveler(store, bookingId, { ...OWN_DETAILS, position }, 'traveler');

  test('come two weeks and three days before the permits are due, once each', async () => {
    const { member, booking } = await paid('2027-03-14');
    const { email } = member;
    expect(await on('2027-02-07', email)).toEqual([]);
    const [mail] = await on('2027-02-08', email);
    expect(mail).toMatch(
      /details of all 2 travelers,\s+for permits and emergencies\. Please fill them\s+in by February 22, 2027/,
    );
    expect(mail).toContain(`/booking/${booking.reference}`);
    await shop.site.startTwin();
    expect(await on('2027-02-09', email)).toEqual([]);
    await knows(booking.id, 1);
    expect((await on('2027-02-19', email)).join()).toMatch(/details of 1 of your\s+2\s+travelers/);
    expect(await on('2027-02-20', email)).toEqual([]);
  });

  test('end once nothing is missing, or the customer asks to cancel', async () => {
    const complete = await paid('2027-04-14');
    await knows(complete.booking.id, 1);
    await knows(complete.booking.id, 2);
    const canceling = await paid('2027-04-14');
    await canceling.member.post('/booking/cancel', { bookingId: canceling.booking.id });
    const control = await paid('2027-04-14');
    expect(await on('2027-03-20', control.member.email)).toHaveLength(1);
    const mails = (await shop.site.mails()).filter((mail) => mail.includes('Details of your travelers'));
    for (const { member } of [complete, canceling]) expect(mails.join()).not.toContain(member.email);
  });

  test('are not sent of a start that has moved since they were queued', async () => {
    const { member, booking } = await paid('2027-07-14');
    const about = { bookingId: booking.id, reminder: 'details-early', startDate: '2027-07-13' } as const;
    await queueDetailsReminder(store, { ...about, neededOn: '2027-06-22' }, new Date('2027-06-01T06:00:00.000Z'));
    expect(await on('2027-06-02', member.email)).toEqual([]);
    expect(await store.selectFrom('queued_mails').selectAll().execute()).toEqual([]);
  });

  test('come again for another day', async () => {
    const { member, booking } = await paid('2027-05-14');
    await knows(booking.id, 1);
    expect(await on('2027-04-10', member.email)).toHaveLength(1);
    const { total_cents } = await store
      .selectFrom('bookings')
      .select('total_cents')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    const totalAmount = total_cents / 100;
    const moved = await act(booking.reference, 'change', {
      ...{ startDate: '2027-06-14', travelers: 2, totalAmount, refundAmount: 0 },
    });
    expect(moved.status).toBe(200);
    // The words about the arrival are about the earlier day.
    expect(await travelersOf(store, { id: booking.id, travelers: 2 })).toMatchObject([
      { arrival: `Before the move: ${OWN_DETAILS.arrival}` },
    ]);
    expect(await on(addDays('2027-04-10', 31), member.email)).toHaveLength(1);
  });

  test('send a guest to sign up first', async () => {
    const email = 'guest-of-a-trek@example.org';
    const { booking } = await guestWithBooking(shop.site, email);
    await act(booking.reference, 'transfer', { amount: 290 });
    const { start_date } = await store
      .selectFrom('bookings')
      .select('start_date')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    await shop.site.tick();
    const [mail] = await on(addDays(start_date, -14), email);
    expect(mail ?? '').toContain('/signup');
  });
});
