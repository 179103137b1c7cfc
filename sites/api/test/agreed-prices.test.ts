import { join } from 'node:path';
import { bookingSchema } from '@trek/ui/api';
import { quoteTrek, usdOf } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { trek, writeContent } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

const TREK = 'treks/everest-base-camp-trek.json';

describe.each(databases)('the price per person of a booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop } = desk);
  });
  afterAll(() => desk.close());

  /** The company changes the price of the trek. */
  async function reprice(priceUsd: number) {
    await writeContent(join(shop.site.folder, 'content'), { [TREK]: { ...trek, priceUsd } });
    await shop.site.tick();
    expect((await shop.site.visitor().get('/trek/id/101')).body.price).toBe(priceUsd);
  }
  const save = (member: Visitor, changes: object = {}) =>
    member.post('/booking/user-details', { ...details, ...changes });
  async function opened(member: Visitor, amount: number, numTravelers: number): Promise<string> {
    const request = { ...paymentRequest('maya@example.org', amount), numTravelers };
    return (await member.post('/payment/create-payment-intent', request)).body.paymentIntentId;
  }
  async function settle(member: Visitor, id: string) {
    shop.stripe.charge(id);
    await shop.poll(member, id);
  }
  const read = async (member: Visitor) => bookingSchema.parse((await shop.bookings(member))[0]);
  /** The price in the booking's entity, after the check that it makes the total. */
  async function priceOf(member: Visitor) {
    const { travelers = 0, totalAmount, pricePerPerson } = await read(member);
    if (pricePerPerson !== undefined) {
      expect(totalAmount).toBe(usdOf(quoteTrek(pricePerPerson, travelers).totalCents));
    }
    return pricePerPerson;
  }
  /** As if an older server had written the rows. */
  const forgetPrices = (table: 'bookings' | 'payments') =>
    desk.store.updateTable(table).set({ price_per_person_cents: null }).execute();
  async function change(member: Visitor, travelers: number) {
    const { reference = '' } = await read(member);
    const wish = { startDate: '2027-05-01', travelers };
    const quote = `quote?startDate=${wish.startDate}&travelers=${travelers}`;
    const { totalAmount } = (await desk.office.get(`/office/bookings/${reference}/${quote}`)).body;
    expect((await desk.act(reference, 'change', { ...wish, totalAmount })).status).toBe(200);
  }

  test('is the trek’s price with its cents, and stays as paid', async () => {
    await reprice(1450.25);
    const member = await shop.site.member();
    await save(member, { travelers: 3 });
    expect(await priceOf(member)).toBe(1450.25);
    await reprice(1600);
    await settle(member, await opened(member, 827, 3));
    await reprice(1450);
    expect(await read(member)).toMatchObject({ status: 'confirmed', pricePerPerson: 1450.25, totalAmount: 4133.21 });
  });

  test('comes from the payment that confirms the booking, despite later changes to the details', async () => {
    await reprice(1450);
    const member = await shop.site.member();
    await save(member);
    const id = await opened(member, 580, 2);
    await reprice(1400);
    await save(member, { travelers: 3 });
    expect(await priceOf(member)).toBe(1400);
    await settle(member, id);
    expect(await priceOf(member)).toBe(1450);
    expect(await read(member)).toMatchObject({ status: 'confirmed', travelers: 2, totalAmount: 2900 });
  });

  test('stays when the balance is paid by card or transfer', async () => {
    await reprice(1450);
    const { member, bookingId } = await shop.confirmed();
    await reprice(1500);
    const { body } = await shop.payBalance(member, bookingId, 600);
    await settle(member, body.paymentIntentId);
    const { reference = '' } = await read(member);
    expect((await desk.act(reference, 'transfer', { amount: 560 })).status).toBe(200);
    expect(await read(member)).toMatchObject({ balanceAmount: 0, pricePerPerson: 1450 });
  });

  test('stays as agreed when a transfer confirms the booking', async () => {
    await reprice(1450);
    const member = await shop.site.member();
    await save(member);
    await reprice(1500);
    const { reference = '' } = await read(member);
    expect((await desk.act(reference, 'transfer', { amount: 290 })).status).toBe(200);
    expect(await read(member)).toMatchObject({ status: 'confirmed', pricePerPerson: 1450 });
  });

  test('stays for the same group when the office moves the booking, and is today’s for another group', async () => {
    await reprice(1450);
    const { member } = await shop.confirmed();
    await reprice(1500);
    await change(member, 1);
    expect(await priceOf(member)).toBe(1450);
    await change(member, 3);
    expect(await priceOf(member)).toBe(1500);
  });

  test('is missing for a booking of an older server until its group is priced again', async () => {
    await reprice(1450);
    const { member, bookingId } = await shop.confirmed();
    await forgetPrices('bookings');
    expect(await read(member)).not.toHaveProperty('pricePerPerson');
    const { body } = await shop.payBalance(member, bookingId, 600);
    await settle(member, body.paymentIntentId);
    await change(member, 1);
    expect(await read(member)).not.toHaveProperty('pricePerPerson');
    await change(member, 2);
    expect(await priceOf(member)).toBe(1450);
  });

  test('is unknown if an older server opened the confirming payment', async () => {
    const member = await shop.traveler();
    const id = await opened(member, 290, 1);
    await forgetPrices('payments');
    await settle(member, id);
    expect(await read(member)).toMatchObject({ status: 'confirmed', totalAmount: 1450 });
    expect(await priceOf(member)).toBeUndefined();
  });
});
