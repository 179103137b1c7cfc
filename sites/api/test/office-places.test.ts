import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeBooking } from '../src/store/office-actions.ts';
import type { Store } from '../src/store/open-store.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { files, trek } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases, START } from './site.ts';
import type { Visitor } from './visitor.ts';

const DAY = '2027-03-14';
const OTHER_DAY = '2027-03-28';
const OWN_DAY = '2027-04-01';
const joined = {
  ...trek,
  ...{ id: 120, title: 'Joined Trek' },
  departures: [DAY, OTHER_DAY].map((startDate) => ({ startDate, places: 3 })),
};

describe.each(databases)('sales by the office on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, { ...files, 'treks/joined-trek.json': joined });
    ({ shop, store, office } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());

  const act = (reference: string, name: string, order?: object) => desk.act(reference, name, order);
  const booking = (reference: string) => desk.booking(reference);
  const clear = () =>
    store.updateTable('bookings').set({ status: 'cancelled', balance_usd: 0 }).where('trek_id', '=', 120).execute();
  async function booked(bookingDate: string, travelers = 1) {
    const member = await shop.site.member();
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    const order = { ...details, email: member.email, trekId: 120, bookingDate, travelers };
    await member.post('/booking/user-details', order);
    const [{ reference, id }] = await shop.bookings(member);
    return { member, reference: reference as string, id: id as string };
  }
  async function paid(bookingDate: string, travelers = 1) {
    const made = await booked(bookingDate, travelers);
    expect((await act(made.reference, 'transfer', { amount: 290 })).status).toBe(200);
    return made;
  }
  const pay = (member: Visitor, numTravelers = 1) =>
    member.post('/payment/create-payment-intent', {
      ...paymentRequest('maya@example.org', 290 * numTravelers),
      ...{ trekId: 120, numTravelers },
    });
  const change = async (reference: string, startDate: string, travelers: number, more: object = {}) => {
    const { totalAmount } = (
      await office.get(`/office/bookings/${reference}/quote?startDate=${startDate}&travelers=${travelers}`)
    ).body;
    return act(reference, 'change', { startDate, travelers, totalAmount, ...more });
  };

  test('an overbooked departure appears on the start page until one booking leaves', async () => {
    await clear();
    await paid(DAY, 2);
    const { reference } = await booked(DAY, 2);
    const overbooked = async () => (await office.get('/office/today')).body.overbooked;
    expect(await overbooked()).toEqual([]);
    expect((await act(reference, 'transfer', { amount: 580, allowsOverbooking: true })).status).toBe(200);
    expect(await overbooked()).toEqual([{ trekTitle: 'Joined Trek', startDate: DAY, travelers: 4, places: 3 }]);
    await act(reference, 'cancel', { refund: 0 });
    expect(await overbooked()).toEqual([]);
  });

  test('B5: a bank transfer gets the remaining places and no more', async () => {
    await clear();
    await paid(DAY, 2);
    const { member, reference } = await booked(DAY, 2);
    expect(await act(reference, 'transfer', { amount: 290 })).toMatchObject({
      status: 409,
      body: { message: 'Only one place is left on this departure. To overbook, tick the box below.' },
    });
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending', paidAmount: 0 }]);
    expect((await act(reference, 'transfer', { amount: 290, allowsOverbooking: true })).status).toBe(200);
    expect((await booking(reference)).log).toMatchObject([
      { act: 'transfer', detail: '$290 received by bank transfer. Overbooking allowed.' },
    ]);
  });

  test('B5: one of parallel transfers for the last place succeeds', async () => {
    await clear();
    await paid(DAY, 2);
    const waiting = [await booked(DAY), await booked(DAY), await booked(DAY)];
    const outcomes = await Promise.all(waiting.map(({ reference }) => act(reference, 'transfer', { amount: 290 })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('B5: another day or more people need places; fewer people never do', async () => {
    await clear();
    await paid(DAY, 3);
    const { reference } = await paid(OTHER_DAY, 2);
    expect(await change(reference, DAY, 2)).toMatchObject({ status: 409, body: { message: /^No place is left/ } });
    expect(await change(reference, OTHER_DAY, 4)).toMatchObject({ status: 409, body: { message: /^Only 3 places/ } });
    expect(await booking(reference)).toMatchObject({ startDate: OTHER_DAY, travelers: 2 });
    expect((await change(reference, OTHER_DAY, 3)).status).toBe(200);
    expect((await change(reference, DAY, 3, { allowsOverbooking: true })).status).toBe(200);
    expect((await change(reference, DAY, 2)).status).toBe(200);
    expect((await change(reference, OWN_DAY, 9)).status).toBe(200);
    // An unpaid one takes no place, but has to be paid.
    const unpaid = await booked(OWN_DAY, 2);
    expect((await change(unpaid.reference, DAY, 2)).status).toBe(409);
  });

  test('P16: a payment for an outdated version of the booking is refused', async () => {
    await clear();
    for (const isOfficeFirst of [true, false, true, false]) {
      const { member, reference } = await booked(OWN_DAY, 1);
      const intent = shop.stripe.holdIntent();
      const opening = pay(member, 1);
      // The payment has read the booking as it was.
      await intent.requested;
      const changing = change(reference, OWN_DAY, 3);
      if (isOfficeFirst) await changing;
      intent.release();
      const [opened, changed] = await Promise.all([opening, changing]);
      const { paymentIntentId: id } = opened.body;
      if (id && shop.stripe.charge(id)) await shop.poll(member, id);
      const { travelers, totalAmount, status } = await booking(reference);
      // Either the visitor's booking was paid, and the office is notified, or the office's is valid.
      const isChanged = changed.status === 200;
      expect([travelers, totalAmount]).toEqual(isChanged ? [3, 4350 * 0.95] : [1, 1450]);
      expect(status === 'confirmed' && isChanged).toBe(false);
    }
  });

  test('P16: a change ends the open payment for the old version', async () => {
    await clear();
    const { member, reference } = await booked(OWN_DAY, 1);
    const { paymentIntentId } = (await pay(member, 1)).body;
    expect((await change(reference, OWN_DAY, 3)).status).toBe(200);
    expect(shop.stripe.charge(paymentIntentId)).toBe(false);
  });

  test('P16 control: without a version check, the change is lost', async () => {
    await clear();
    const { member, reference, id } = await booked(OWN_DAY, 1);
    const { paymentIntentId } = (await pay(member, 1)).body;
    const price = { totalCents: 413_250, pricePerPersonCents: 145_000, refundCents: 0 };
    const order = { startDate: OWN_DAY, endDate: OWN_DAY, travelers: 3, ...price };
    await inTransaction(store, (transaction) => changeBooking(transaction, id, order, 'Sunita', shop.site.now));
    shop.stripe.charge(paymentIntentId);
    await shop.poll(member, paymentIntentId);
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', travelers: 1, totalAmount: 1450 });
  });

  test('B9: a start chosen by the office stays payable until it is over', async () => {
    const { member, reference } = await booked(OWN_DAY, 1);
    const today = START.slice(0, 10);
    expect((await change(reference, today, 1)).status).toBe(200);
    expect((await pay(member)).status).toBe(200);
    await store.updateTable('bookings').set({ start_date: '2026-11-20' }).where('reference', '=', reference).execute();
    await store.updateTable('departure_requests').set({ start_date: '2026-11-20' }).execute();
    expect((await pay(member)).status).toBe(400);
  });

  test('P16: approving a cancellation ends the open payment', async () => {
    await clear();
    const { member, reference, id } = await paid(OWN_DAY, 1);
    await member.post('/booking/cancel', { bookingId: id });
    const opened = await member.post('/payment/create-payment-intent', {
      ...{ ...paymentRequest('maya@example.org', 500), trekId: 120, bookingId: id },
    });
    expect(opened.status).toBe(200);
    expect((await act(reference, 'decision', { decision: 'approved' })).status).toBe(200);
    expect(shop.stripe.charge(opened.body.paymentIntentId)).toBe(false);
  });
});
