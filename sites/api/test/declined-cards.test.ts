import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { CardSite, paymentRequest } from './card-payments.ts';
import { databases } from './site.ts';
import { declineEvent, refundEvent, stripeEvent } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

describe.each(databases)('declined cards on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  const isChallenged = (id: string) => shop.stripe.challenges.has(id);
  /** Asks to pay from a network. */
  const payFrom = (address: string, member: Visitor) =>
    member.post('/payment/create-payment-intent', paymentRequest('maya@example.org'), { 'X-Forwarded-For': address });
  /** People of one network, each with three declined cards. */
  async function declineFrom(address: string, people: number) {
    for (let person = 0; person < people; person += 1) {
      const { body } = await payFrom(address, await shop.traveler());
      await shop.decline(body.paymentIntentId, 3);
    }
  }

  test('P13: make the bank authenticate the cardholder after the third', async () => {
    const member = await shop.traveler();
    const first = await shop.opened(member);
    await shop.decline(first, 2);
    const second = await shop.opened(member, 300);
    await shop.decline(second, 1);
    const third = await shop.opened(member, 310);
    expect([first, second, third].map(isChallenged)).toEqual([false, false, true]);
    const other = await shop.traveler();
    expect(isChallenged(await shop.opened(other))).toBe(false);
  });

  test('P13: cancel the payment after the third, with a message, and allow a new payment', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    await shop.decline(id, 2);
    expect(shop.stripe.intents.get(id)?.status).toBe('requires_payment_method');
    await shop.decline(id, 1);
    expect(shop.stripe.charge(id)).toBe(false);
    expect(shop.stripe.intents.get(id)?.status).toBe('canceled');
    expect((await shop.poll(member, id)).body).toEqual({
      status: 'canceled',
      message: 'Three cards were declined, so this payment has ended. Nothing was charged. Please start again.',
    });
    const next = await shop.opened(member);
    expect(next).not.toBe(id);
    shop.stripe.charge(next);
    expect((await shop.poll(member, next)).body).toEqual({ status: 'succeeded' });
  });

  test('P13: count when reported late, even for a replaced payment', async () => {
    const member = await shop.traveler();
    const first = await shop.opened(member);
    await shop.opened(member, 300);
    await shop.decline(first, 3);
    expect(isChallenged(await shop.opened(member, 310))).toBe(true);
  });

  test('P6: count once when reported again', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const report = declineEvent(id, shop.site.now);
    for (let time = 0; time < 8; time += 1) expect((await shop.deliver(report)).status).toBe(200);
    expect(shop.stripe.intents.get(id)?.status).toBe('requires_payment_method');
    expect(isChallenged(await shop.opened(member, 300))).toBe(false);
  });

  test('P6: count once if one attempt has two events, each of which is handled once', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const reportDecline = (event: string, charge: string) =>
      shop.deliver(
        JSON.stringify({
          ...JSON.parse(declineEvent(id, shop.site.now).replace(/"ch_\w+"/, `"${charge}"`)),
          id: event,
        }),
      );
    for (let time = 0; time < 4; time += 1) {
      expect((await reportDecline(`evt_${id}_${time}`, `ch_${id}_same`)).status).toBe(200);
      expect((await reportDecline(`evt_${id}_same`, `ch_${id}_${time}`)).status).toBe(200);
    }
    // Of eight reports, two attempts are left: one more would end the payment.
    expect(shop.stripe.intents.get(id)?.status).toBe('requires_payment_method');
    await shop.decline(id, 1);
    expect(shop.stripe.intents.get(id)?.status).toBe('canceled');
  });

  test('P6: count once if ending the payment failed, and end it at the next report', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    await shop.decline(id, 2);
    const third = declineEvent(id, shop.site.now);
    shop.stripe.goAway();
    for (let time = 0; time < 6; time += 1) expect((await shop.deliver(third)).status).toBe(503);
    shop.stripe.goAway(false);
    expect((await shop.deliver(third)).status).toBe(200);
    expect(shop.stripe.intents.get(id)?.status).toBe('canceled');
    expect((await shop.pay(member)).status).toBe(200);
  });

  test('P13: count from the time of the attempt, even if their payment changes later', async () => {
    const { member, id, bookingId } = await shop.confirmed();
    await shop.decline(id, 2);
    const second = (await shop.payBalance(member, bookingId, 400)).body.paymentIntentId;
    await shop.decline(second, 2);
    shop.stripe.charge(second);
    await shop.report(second);
    shop.site.wait(3 * 3_600);
    for (const paid of [id, second]) await shop.deliver(refundEvent(paid, 1_000));
    const { body } = await shop.payBalance(member, bookingId, 300);
    expect(isChallenged(body.paymentIntentId)).toBe(false);
  });

  test('P13: count from the time of the attempt, even if reported hours later', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const reports = [1, 2, 3].map(() => declineEvent(id, shop.site.now));
    await shop.deliver(stripeEvent('payment_intent.canceled', { id, status: 'canceled' }));
    shop.site.wait(3_601);
    for (const report of reports) await shop.deliver(report);
    expect(isChallenged(await shop.opened(member, 310))).toBe(false);
  });

  test('P13: block new payments for an hour after many attempts', async () => {
    const member = await shop.traveler();
    for (const [amount, times] of [
      [290, 3],
      [300, 3],
      [310, 2],
    ] as const) {
      await shop.decline(await shop.opened(member, amount), times);
    }
    const refused = await shop.pay(member);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('contact us') } });
    expect(refused.headers.get('Retry-After')).toBe('3600');
    shop.site.wait(3601);
    expect((await shop.pay(member)).status).toBe(200);
  });

  test('P13: count for their network only, across accounts', async () => {
    const address = '2001:db8:13::1';
    await declineFrom(address, 3);
    const { body: unchallenged } = await payFrom(address, await shop.traveler());
    expect(isChallenged(unchallenged.paymentIntentId)).toBe(false);
    await declineFrom('2001:db8:13::ffff', 1);
    const { body: challenged } = await payFrom(address, await shop.traveler());
    expect(isChallenged(challenged.paymentIntentId)).toBe(true);
    await declineFrom(address, 6);
    expect(await payFrom(address, await shop.traveler())).toMatchObject({ status: 429 });
    expect((await payFrom('2001:db8:14::1', await shop.traveler())).status).toBe(200);
    // A refused visitor has lost no attempt, and goes on when the hour is over.
    shop.site.wait(3601);
    expect((await payFrom(address, await shop.traveler())).status).toBe(200);
  });

  test('delete all network data once they expire', async () => {
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const networks = () =>
      store.selectFrom('payments').select('network_hash').where('network_hash', 'is not', null).execute();
    const member = await shop.traveler();
    await shop.decline(await shop.opened(member), 3);
    expect(JSON.stringify(await networks())).not.toContain(member.address);
    await shop.site.tick();
    expect(await networks()).not.toEqual([]);
    shop.site.wait(7_201);
    // The first look ends what is still open, the second forgets.
    await shop.site.tick();
    shop.site.wait(3_601);
    await shop.site.tick();
    expect(await networks()).toEqual([]);
    await store.destroy();
  });
});
