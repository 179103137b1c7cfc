import type { BookingStatus } from '@trek/ui/api';
import { BOOKING_ACTS } from '@trek/ui/internal/booking-acts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import type { Answer, Visitor } from './visitor.ts';

const STATES: readonly BookingStatus[] = ['pending', 'confirmed', 'disputed', 'cancelled'];

/** A call that would do each act of the office, were the booking in a state for it. */
const OFFICE_CALLS: Record<keyof (typeof BOOKING_ACTS)['office'], readonly [act: string, order: object]> = {
  note: ['note', { text: 'Calls on Monday.' }],
  'correct name, email and phone': ['correct', { firstName: 'Mayaa' }],
  'record a transfer': ['transfer', { amount: 290 }],
  'record an unowed transfer': ['transfer', { amount: 10, isUnowed: true }],
  'send the payment link': ['payment-link', {}],
  'hold places': ['hold', { heldUntil: '2026-11-30' }],
  'answer a departure request': ['departure', { decision: 'confirmed' }],
  'answer a change request': ['change-answer', { decision: 'declined', requestedAt: '2026-11-21', reason: 'Full' }],
  change: ['change', { startDate: '2027-04-08', travelers: 1, totalAmount: 1450 }],
  'change the price': [
    'price-line',
    { kind: 'extra', amount: 50, text: 'Room', reason: 'Asked for it', totalAmount: 1500 },
  ],
  cancel: ['cancel', { refund: 0 }],
};

const forbidden = (acts: Readonly<Record<string, readonly BookingStatus[]>>) =>
  Object.entries(acts).flatMap(([act, states]) =>
    STATES.filter((status) => !states.includes(status)).map((status) => [act, status] as const),
  );

describe.each(databases)('the table of acts on %s', (database) => {
  let desk: OfficeDesk;
  let owner: Visitor;
  let booking: { id: string; bookingId: string; reference: string };
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    const { member, bookingId, id } = await desk.shop.confirmed();
    const [{ reference }] = await desk.shop.bookings(member);
    owner = member;
    booking = { id, bookingId, reference };
  });
  afterAll(() => desk.close());

  /** Alone: what else belongs to the state is of no account where the state forbids. */
  const enter = (status: BookingStatus) =>
    desk.store.updateTable('bookings').set({ status }).where('id', '=', booking.bookingId).execute();
  const stored = () =>
    desk.store
      .selectFrom('bookings')
      .select(['status', 'start_date', 'first_name', 'total_cents', 'held_until', 'paid_cents', 'balance_usd'])
      .where('id', '=', booking.bookingId)
      .executeTakeFirstOrThrow();
  async function expectRefused(status: BookingStatus, call: () => Promise<Answer>, codes: readonly number[]) {
    await enter(status);
    const before = await stored();
    const { status: answered, body } = await call();
    expect({ answered, message: body.message }).toEqual({
      answered: expect.toBeOneOf([...codes]),
      message: expect.stringMatching(/\w/),
    });
    expect(await stored()).toEqual(before);
  }

  test.each(forbidden(BOOKING_ACTS.office))('the office can’t %s when the booking is %s', async (act, status) => {
    const [name, order] = OFFICE_CALLS[act as keyof typeof OFFICE_CALLS];
    await expectRefused(status, () => desk.act(booking.reference, name, order), [409]);
  });

  const payment = { trekId: 101, amount: 290, currency: 'usd', numTravelers: 1 };
  const customer = { customerName: 'Maya Gurung', customerEmail: 'maya@example.org' };
  test.each(forbidden({ pay: BOOKING_ACTS.customer.pay, 'fill in details': BOOKING_ACTS.customer['fill in details'] }))(
    'a customer can’t %s when the booking is %s',
    async (act, status) => {
      const { bookingId } = booking;
      const call = () =>
        act === 'pay'
          ? owner.post('/payment/create-payment-intent', { ...payment, ...customer, bookingId })
          : owner.post('/booking/traveler', { bookingId, position: 1, passportName: 'Maya Gurung' });
      await expectRefused(status, call, [400, 409]);
    },
  );

  test('a customer cancels at once, asks, or is sent to the office, by the table', async () => {
    const cancel = () => owner.post('/booking/cancel', { bookingId: booking.bookingId });
    await expectRefused('disputed', cancel, [400]);
    await enter('confirmed');
    expect((await cancel()).body.booking).toMatchObject({ status: 'confirmed', cancellation: { status: 'requested' } });
  });

  test('control: in a state of the table the same calls are done', async () => {
    await enter('confirmed');
    for (const act of ['note', 'change', 'change the price'] as const) {
      const [name, order] = OFFICE_CALLS[act];
      expect({ act, status: (await desk.act(booking.reference, name, order)).status }).toEqual({ act, status: 200 });
    }
  });
});
