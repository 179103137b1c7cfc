import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { databases, TestSite } from './site.ts';

describe.each(databases)('a payment whose browser disappeared, on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  beforeEach(() => {
    shop.site.logged.length = 0;
  });
  afterAll(() => shop.remove());

  const errors = () => shop.site.logged.filter(({ level }) => level === 'error');

  test('is recorded within a minute, with one mail (P7)', async () => {
    const member = await shop.traveler();
    shop.stripe.charge(await shop.opened(member));
    // The control: by itself nothing happens.
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending' }]);
    shop.site.wait(30);
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
    await shop.site.tick();
    expect(await shop.confirmations(member.email)).toHaveLength(1);
  });

  test('is recorded at the next start after the API died (P7)', async () => {
    const member = await shop.traveler();
    shop.stripe.charge(await shop.opened(member));
    shop.site.wait(30);
    await shop.site.restart();
    await shop.site.tick();
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed' }]);
    expect(await shop.confirmations(member.email)).toHaveLength(1);
  });

  test('B4: is recorded within a minute even if the clock was set back (P7)', async () => {
    const member = await shop.traveler();
    shop.stripe.charge(await shop.opened(member));
    shop.site.wait(-3_600);
    await shop.site.tick();
    shop.site.wait(30);
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed' }]);
    await shop.site.tick();
    expect(await shop.confirmations(member.email)).toHaveLength(1);
    shop.site.wait(3_600);
  });

  test('is left alone while it is in progress', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.site.wait(30);
    await shop.site.tick();
    expect((await shop.poll(member, id)).body).toEqual({ status: 'requires_payment_method' });
  });

  test('is canceled after an hour without a card, and another can be opened', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.site.wait(3_601);
    await shop.site.tick();
    expect(shop.stripe.intents.get(id)?.status).toBe('canceled');
    expect((await shop.poll(member, id)).body).toEqual({ status: 'canceled' });
    expect((await shop.pay(member)).status).toBe(200);
  });

  test('is confirmed if paid in the last moment before its cancellation', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.site.wait(3_601);
    shop.stripe.charge(id);
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('waits for an unavailable Stripe without delaying others', async () => {
    const member = await shop.traveler();
    shop.stripe.charge(await shop.opened(member));
    shop.site.wait(30);
    shop.stripe.goAway();
    await shop.site.tick();
    expect(errors().length).toBeGreaterThan(0);
    shop.stripe.goAway(false);
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed' }]);
  });
});

test('the server alone never completes a simulated payment', async () => {
  const site = await TestSite.start('SQLite');
  const member = await site.member();
  await member.post('/booking/user-details', { ...details, email: member.email });
  await member.post('/payment/create-payment-intent', paymentRequest(member.email));
  site.wait(60);
  await site.tick();
  expect((await member.get('/booking/user')).body).toMatchObject([{ status: 'pending' }]);
  await site.remove();
});
