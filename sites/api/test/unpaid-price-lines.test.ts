import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { savePendingBooking } from '../src/store/pending-booking.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';

describe.each(databases)('the price lines of an unpaid booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());

  /** An unpaid booking of four for $5,510, with one line. */
  async function ofFour(kind: string, amount: number) {
    const member = await shop.site.member();
    await member.post('/booking/user-details', { ...details, email: member.email, travelers: 4 });
    const [{ reference, id }] = await shop.bookings(member);
    const { body } = await desk.office.get(`/office/bookings/${reference}/price-line?kind=${kind}&amount=${amount}`);
    const line = { kind, amount, text: 'As agreed', reason: 'By phone', totalAmount: body.totalAmount };
    expect((await desk.act(reference, 'price-line', line)).status).toBe(200);
    const save = (travelers: number) =>
      member.post('/booking/user-details', { ...details, email: member.email, travelers });
    const pay = (numTravelers: number, amount: number) =>
      member.post('/payment/create-payment-intent', { ...paymentRequest(member.email, amount), numTravelers });
    return { member, id: id as string, save, pay };
  }

  test.each([1445, 2000])('do not apply to a smaller group if they lower its price by $%i', async (lowered) => {
    const { member, save, pay } = await ofFour('discount', lowered);
    const refused = { status: 400, body: { message: expect.stringContaining('lowered the price for 4 travelers') } };
    expect(await save(1)).toMatchObject(refused);
    expect(await pay(1, 5)).toMatchObject(refused);
    expect(await shop.bookings(member)).toMatchObject([{ travelers: 4, totalAmount: 5510 - lowered }]);
    // The controls: more travelers, and a line that raises the price.
    expect(await save(5)).toMatchObject({ status: 200, body: { booking: { travelers: 5 } } });
    const raised = await ofFour('extra', 200);
    expect(await raised.save(1)).toMatchObject({ status: 200, body: { booking: { totalAmount: 1650 } } });
  });

  test('count if the office adds one while the customer saves the details', async () => {
    const { member, id } = await ofFour('discount', 100);
    const row = await store.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    // The price of the group, as it was calculated before the line was there.
    const group = { travelers: 4, totalCents: 551_000, pricePerPersonCents: 145_000 };
    const offered = {
      group,
      offerEndsAt: row.offer_ends_at ?? '',
      isOnRequest: () => false,
      touch: { isOperators: true },
    };
    const terms = { trekId: details.trekId, endDate: row.end_date, ...offered };
    await savePendingBooking(store, row.user_id, { ...details, email: member.email }, terms, shop.site.now);
    expect(await shop.bookings(member)).toMatchObject([{ totalAmount: 5410, balanceAmount: 5410 }]);
  });
});
