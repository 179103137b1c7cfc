import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import type { CardSite } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';

describe.each(databases)('several refunds of one payment on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());

  async function paid() {
    const member = await shop.traveler();
    const id = await shop.opened(member, 1450);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    const [{ reference }] = await shop.bookings(member);
    return { id, reference: reference as string };
  }
  async function discount(reference: string, amount: number) {
    const preview = `/office/bookings/${reference}/price-line?kind=discount&amount=${amount}`;
    const { totalAmount, refundAmount } = (await desk.office.get(preview)).body;
    const line = { kind: 'discount', amount, text: 'Discount', reason: 'By phone', totalAmount, refundAmount };
    expect((await desk.act(reference, 'price-line', line)).status).toBe(200);
    shop.site.wait(1);
  }
  const rows = (id: string) =>
    store.selectFrom('refunds').selectAll().where('payment_id', '=', id).orderBy('ordered_at').execute();
  const sent = (id: string) => shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === id);

  test('have unique numbers per attempt, including repeated ones', async () => {
    const { id, reference } = await paid();
    shop.stripe.answerRefunds('failed');
    await discount(reference, 100);
    await shop.site.tick();
    const [failed] = await rows(id);
    shop.stripe.answerRefunds('succeeded');
    await discount(reference, 50);
    await shop.site.tick();
    expect((await desk.act(reference, 'refund-again', { refundId: failed?.id })).status).toBe(200);
    await shop.site.tick();
    expect(sent(id).map(({ key, amount, status }) => [key, amount, status])).toEqual([
      [`refund-${id}`, 10_000, 'failed'],
      [`refund-${id}-1`, 5_000, 'succeeded'],
      [`refund-${id}-2`, 10_000, 'succeeded'],
    ]);
  });

  test('are each sent once when a server of an earlier release sends one of them', async () => {
    const { id, reference } = await paid();
    await discount(reference, 100);
    await shop.site.tick();
    await discount(reference, 50);
    const [, second] = await rows(id);
    // It goes by payment and attempt, and takes what is missing to the target, if there is one.
    expect(second).toMatchObject({ attempt: 1, target_cents: null });
    shop.stripe.refunds.push({
      ...{ id: `re_${randomUUID()}`, payment_intent: id, amount: 5_000, status: 'succeeded' },
      ...{ metadata: { cancelledPayment: id, attempt: '1' }, key: `refund-${id}-1` },
    });
    await shop.site.tick();
    expect(sent(id).map(({ amount }) => amount)).toEqual([10_000, 5_000]);
    expect((await rows(id)).map(({ status }) => status)).toEqual(['arrived', 'arrived']);
  });

  test('are not ordered by a server of an earlier release, which would mix them up', async () => {
    const { id, reference } = await paid();
    await discount(reference, 100);
    const order = { payment_id: id, amount_usd: 50, amount_cents: 5_000, ordered_at: '2026-11-21T10:00:00.000Z' };
    await expect(
      store
        .insertInto('refunds')
        .values({ ...order, status: 'ordered' })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });
});
