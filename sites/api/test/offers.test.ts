import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepOffer } from '../src/store/offers.ts';
import { openReserved, reservePayment } from '../src/store/payments.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { trek, writeContent } from './content.ts';
import { staySignedIn } from './lasting-session.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

const TREK = 'treks/everest-base-camp-trek.json';
const DAY_SECONDS = 86_400;

describe.each(databases)('the price stored with the details, on %s,', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop } = desk);
  });
  afterAll(() => desk.close());

  async function reprice(priceUsd: number) {
    await writeContent(join(shop.site.folder, 'content'), { [TREK]: { ...trek, priceUsd } });
    await shop.site.tick();
  }
  const save = async (member: Visitor, changes: object = {}) =>
    (await member.post('/booking/user-details', { ...details, ...changes })).body.booking;
  const open = (member: Visitor, amount: number, changes: object = {}) =>
    member.post('/payment/create-payment-intent', { ...paymentRequest('maya@example.org', amount), ...changes });
  async function pay(member: Visitor, amount: number, changes: object = {}) {
    const { body } = await open(member, amount, changes);
    shop.stripe.charge(body.paymentIntentId);
    await shop.poll(member, body.paymentIntentId);
    return (await shop.bookings(member))[0];
  }
  const changed = (pricePerPerson: number, totalAmount: number) => ({
    status: 400,
    body: { code: 'price-changed', pricePerPerson, totalAmount },
  });
  async function booked(priceUsd: number, changes: object = {}) {
    await reprice(priceUsd);
    const member = await shop.site.member();
    await staySignedIn(shop.site, desk.store, member);
    await save(member, changes);
    return member;
  }

  test('is the price that the office promised: by a payment link, a change or a confirmed departure', async () => {
    const linked = await booked(1000);
    const moved = await booked(1000);
    const wish = { startDate: '2027-05-01', travelers: 1, totalAmount: 1000 };
    const reference = async (member: Visitor) => (await shop.bookings(member))[0].reference as string;
    expect((await desk.act(await reference(linked), 'payment-link')).status).toBe(200);
    expect((await desk.act(await reference(moved), 'change', wish)).status).toBe(200);
    await reprice(1300);
    shop.site.wait(9 * DAY_SECONDS);
    expect(await save(linked)).toMatchObject({ pricePerPerson: 1000 });
    // The page shows today's price, which was never promised: the visitor sees their own first.
    expect(await open(linked, 260, { totalAmount: 1300 })).toMatchObject(changed(1000, 1000));
    expect(await open(moved, 200, { totalAmount: 1000 })).toMatchObject({ status: 200 });
    expect(await pay(linked, 1000, { totalAmount: 1000 })).toMatchObject({ totalAmount: 1000, balanceAmount: 0 });
    expect(await pay(moved, 200)).toMatchObject({ totalAmount: 1000, balanceAmount: 800 });
  });

  test('is the one charged: the full payment leaves no balance after a price increase', async () => {
    const member = await booked(970);
    await reprice(1100);
    expect(await pay(member, 970)).toMatchObject({ status: 'confirmed', totalAmount: 970, balanceAmount: 0 });
  });

  test('does not rise with the price of the page, but falls with it', async () => {
    const member = await booked(1000);
    await reprice(1100);
    expect(await open(member, 220, { totalAmount: 1100 })).toMatchObject(changed(1000, 1000));
    await reprice(900);
    expect(await pay(member, 180, { totalAmount: 900 })).toMatchObject({ totalAmount: 900, balanceAmount: 720 });
  });

  test('is the price that the office promised, even a lower one, until it is paid', async () => {
    const member = await booked(1000);
    const [{ id }] = await shop.bookings(member);
    await keepOffer(desk.store, id);
    await reprice(900);
    expect((await open(member, 180, { totalAmount: 900 })).status).toBe(200);
    await reprice(1300);
    shop.site.wait(9 * DAY_SECONDS);
    expect(await open(member, 260, { totalAmount: 1300 })).toMatchObject(changed(900, 900));
  });

  test('is not overwritten by a payment that started before the office promised it', async () => {
    const member = await booked(1000);
    const [{ id }] = await shop.bookings(member);
    const seen = await desk.store.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await keepOffer(desk.store, id);
    const payment = {
      ...{ id: `pi_${id}`, booking_id: id, seen, amount_usd: 200, travelers: 1, total_cents: 100_000 },
      ...{ price_per_person_cents: 100_000, balance_state: null, offer_ends_at: seen.offer_ends_at },
      ...{ departure: undefined, customer_name: 'Maya', customer_email: 'maya@example.org', network_hash: null },
    };
    await reservePayment(desk.store, payment, shop.site.now);
    expect(await openReserved(desk.store, payment, shop.site.now)).toBe(false);
  });

  test('is paid by a new payment if the open one has the same amount but another total', async () => {
    const member = await booked(1000);
    const first = await open(member, 300, { totalAmount: 1000 });
    expect((await open(member, 300, { totalAmount: 1000 })).body).toEqual(first.body);
    await reprice(900);
    const second = await open(member, 300, { totalAmount: 900 });
    expect(second.body.paymentIntentId).not.toBe(first.body.paymentIntentId);
    expect((await shop.bookings(member))[0]).toMatchObject({ totalAmount: 900 });
  });

  test('applies to a changed group, too', async () => {
    const member = await booked(1000);
    await reprice(1100);
    const group = { numTravelers: 3, totalAmount: 2850 };
    expect(await pay(member, 570, group)).toMatchObject({ totalAmount: 2850, balanceAmount: 2280 });
  });

  test('is charged for a day, then the visitor must see the new price first', async () => {
    const member = await booked(1000);
    await reprice(1100);
    shop.site.wait(DAY_SECONDS + 1);
    expect(await open(member, 200)).toMatchObject(changed(1100, 1100));
    expect(await open(member, 200, { totalAmount: 1000 })).toMatchObject(changed(1100, 1100));
    expect(await pay(member, 220, { totalAmount: 1100 })).toMatchObject({ totalAmount: 1100, balanceAmount: 880 });
  });

  test('is charged after a day if it has not changed', async () => {
    const member = await booked(1000);
    shop.site.wait(DAY_SECONDS + 1);
    expect(await pay(member, 1000)).toMatchObject({ totalAmount: 1000, balanceAmount: 0 });
  });

  test('stays when the details are sent again within the day, unless the trek became cheaper', async () => {
    const member = await booked(1000);
    await reprice(1100);
    expect(await save(member)).toMatchObject({ pricePerPerson: 1000 });
    await reprice(900);
    expect(await save(member)).toMatchObject({ pricePerPerson: 900, totalAmount: 900 });
    shop.site.wait(DAY_SECONDS + 1);
    await reprice(1100);
    expect(await save(member)).toMatchObject({ pricePerPerson: 1100 });
  });

  test('is sent to a browser that showed another total or amount', async () => {
    const member = await booked(1490);
    expect(await open(member, 378, { totalAmount: 1890 })).toMatchObject(changed(1490, 1490));
    expect(await open(member, 238)).toMatchObject(changed(1490, 1490));
    expect((await open(member, 298, { totalAmount: 1490 })).status).toBe(200);
  });

  test('uses the number of travelers sent, never an older one', async () => {
    const member = await booked(1000, { travelers: 4 });
    expect(await save(member)).toMatchObject({ travelers: 1, totalAmount: 1000 });
  });

  test('must be confirmed if an older server stored the booking', async () => {
    const member = await booked(1000);
    const [booking] = await shop.bookings(member);
    await desk.store.updateTable('bookings').set({ offer_ends_at: null }).where('id', '=', booking.id).execute();
    await reprice(1100);
    expect(await open(member, 220)).toMatchObject(changed(1100, 1100));
  });
});
