import { randomUUID } from 'node:crypto';
import { BOOKING_TERMS } from '@trek/ui/pricing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBalanced } from './balanced.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { databases, PASSWORD, START } from './site.ts';

/** Terms of another year, each of them different from today's. */
const OTHER_TERMS = {
  depositPercent: 10,
  minimumAdvancePercent: 10,
  balanceDueDays: 60,
  freeCancellationDays: 45,
  lateCancellation: { days: 10, percent: 50 },
  transfer: { days: 7, feeUsd: 80 },
};

describe.each(databases)('terms of a booking on %s', (database) => {
  let desk: OfficeDesk;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
  });
  afterEach(async () => {
    await expectBalanced(desk.store);
    desk.shop.site.now = new Date(START);
  });
  afterAll(() => desk.close());

  const termsOf = async (bookingId: string) => {
    const { terms } = await desk.store
      .selectFrom('bookings')
      .select('terms')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return terms === null ? null : JSON.parse(terms);
  };

  /** A booking from April 1 of $1,450, of which $290 are paid, made under the other terms. */
  async function confirmed(terms: object | null = OTHER_TERMS) {
    const { member, bookingId } = await desk.shop.confirmed();
    await desk.store
      .updateTable('bookings')
      .set({ terms: terms && JSON.stringify(terms) })
      .where('id', '=', bookingId)
      .execute();
    const [{ reference }] = await desk.shop.bookings(member);
    return { member, bookingId, reference: reference as string };
  }

  /** A visit on a later day, when the first session is over. */
  async function on(day: string, email: string) {
    desk.shop.site.now = new Date(`${day}T06:00:00.000Z`);
    const { body } = await desk.shop.site
      .visitor()
      .post('/auth/login', { email, password: PASSWORD, rememberMe: true });
    return desk.shop.site.visitor(body.token);
  }
  const mailsTo = async (email: string) => {
    // Once to queue them, once to send them.
    for (const _time of [1, 2]) await desk.shop.site.tick();
    return (await desk.shop.site.mails()).filter((mail) => mail.includes(`To: ${email}`));
  };

  test('are those of the day of its first payment by card or transfer, not of its details', async () => {
    const member = await desk.shop.traveler();
    const [{ id, reference }] = await desk.shop.bookings(member);
    expect(await termsOf(id)).toBeNull();
    await desk.act(reference, 'transfer', { amount: 1450 });
    expect(await termsOf(id)).toEqual(BOOKING_TERMS);
    const { bookingId } = await desk.shop.confirmed();
    expect(await termsOf(bookingId)).toEqual(BOOKING_TERMS);
  });

  test('determine when its balance is due, shown, requested and overdue', async () => {
    const { member, reference } = await confirmed();
    expect(await desk.shop.bookings(member)).toMatchObject([{ balanceDueDate: '2027-01-31', terms: OTHER_TERMS }]);
    expect(await desk.booking(reference)).toMatchObject({ balanceDueDate: '2027-01-31' });
    await desk.act(reference, 'payment-link');
    const link = (await mailsTo(member.email)).find((mail) => mail.includes('Pay for your trek'));
    expect(link).toContain('due on January 31, 2027, 60 days before the trek');
    desk.shop.site.now = new Date('2027-01-17T06:00:00.000Z');
    expect((await mailsTo(member.email)).filter((mail) => mail.includes('Your balance is due soon'))).toHaveLength(1);

    const usual = await confirmed(null);
    const own = (rows: { reference: string }[]) =>
      rows.map((row) => row.reference).filter((one) => [reference, usual.reference].includes(one));
    for (const [day, references] of [
      ['2027-01-31', []],
      ['2027-02-01', [reference]],
      ['2027-03-03', [reference, usual.reference].sort()],
    ] as const) {
      desk.shop.site.now = new Date(`${day}T06:00:00.000Z`);
      const office = await signInOperator(desk.shop.site);
      const { overdue, counts } = (await office.get('/office/today')).body;
      expect(own(overdue).sort()).toEqual(references);
      expect(counts.overdue).toBe(overdue.length);
      const { rows } = (await office.get('/office/bookings?overdue=1')).body;
      expect(own(rows).sort()).toEqual(references);
    }
  });

  test.each([
    ['2027-02-15', 145],
    ['2027-02-16', 290],
    ['2027-03-22', 290],
    ['2027-03-23', 290],
  ])('determine the refund of a cancellation on %s', async (day, retainedUsd) => {
    const { member, bookingId, reference } = await confirmed();
    const owner = await on(day, member.email);
    expect((await owner.post('/booking/cancel', { bookingId })).body.booking.cancellation).toMatchObject({
      refundAmount: 290 - retainedUsd,
    });
    const office = await signInOperator(desk.shop.site);
    expect((await office.get(`/office/bookings/${reference}`)).body.refundByTerms).toBe(290 - retainedUsd);
  });

  test('determine the smallest partial payment', async () => {
    const { member, bookingId } = await confirmed();
    expect((await desk.shop.payBalance(member, bookingId, 144)).body.message).toBe(
      'The amount must be between US$ 145 and US$ 1160.',
    );
    expect((await desk.shop.payBalance(member, bookingId, 145)).status).toBe(200);
    const usual = await confirmed(null);
    expect((await desk.shop.payBalance(usual.member, usual.bookingId, 145)).status).toBe(400);
  });

  test('survive a change by the office', async () => {
    const { member, bookingId, reference } = await confirmed();
    const office = await signInOperator(desk.shop.site);
    const change = { key: randomUUID(), startDate: '2027-05-01', travelers: 1, totalAmount: 1450 };
    expect((await office.post(`/office/bookings/${reference}/change`, change)).status).toBe(200);
    expect(await termsOf(bookingId)).toEqual(OTHER_TERMS);
    expect(await desk.shop.bookings(member)).toMatchObject([{ balanceDueDate: '2027-03-02' }]);
  });
});
