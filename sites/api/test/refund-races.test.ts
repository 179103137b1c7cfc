import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markReturned } from '../src/store/manual-refunds.ts';
import type { Store } from '../src/store/open-store.ts';
import { countRefund } from '../src/store/payment-returns.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { expectBalanced } from './balanced.ts';
import { OfficeDesk } from './office-desk.ts';

// SQLite has one writer at a time.
describe('two refunds of one payment at once, on PostgreSQL', () => {
  let desk: OfficeDesk;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open('PostgreSQL');
    ({ store } = desk);
  });
  afterAll(() => desk.close());

  async function discount(reference: string, amount: number) {
    const preview = `/office/bookings/${reference}/price-line?kind=discount&amount=${amount}`;
    const { totalAmount, refundAmount } = (await desk.office.get(preview)).body;
    const line = { kind: 'discount', amount, text: 'Discount', reason: 'Agreed by phone' };
    await desk.act(reference, 'price-line', { ...line, totalAmount, refundAmount });
    desk.shop.site.wait(1);
  }

  /** A booking that a transfer of $1,450 has paid, of which a person has to send back $100 and $50. */
  async function twoRefunds() {
    const member = await desk.shop.traveler();
    const [{ reference, id: bookingId }] = await desk.shop.bookings(member);
    await desk.act(reference, 'transfer', { amount: 1450 });
    await discount(reference, 100);
    await discount(reference, 50);
    const payment = () =>
      store.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
    const { id: paymentId } = await payment();
    const refunds = store.selectFrom('refunds').select('id').where('payment_id', '=', paymentId);
    const [one = '', other = ''] = (await refunds.orderBy('ordered_at').execute()).map(({ id }) => id);
    return { bookingId: bookingId as string, paymentId, payment, one, other };
  }

  /** Does the second while the first has not ended, and waits for it. */
  async function together(first: (transaction: Store) => Promise<unknown>, second: typeof first): Promise<void> {
    let later: Promise<unknown> = Promise.resolve();
    await inTransaction(store, async (transaction) => {
      await first(transaction);
      later = inTransaction(store, second);
      await expect.poll(waiting).toBe(1);
    });
    await later;
  }

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(store);
    return Number(rows[0]?.count);
  }

  test('count both if two people send them', async () => {
    const { bookingId, payment, one, other } = await twoRefunds();
    const { now } = desk.shop.site;
    await together(
      (transaction) => markReturned(transaction, bookingId, one, now),
      (transaction) => markReturned(transaction, bookingId, other, now),
    );
    expect((await payment()).refunded_cents).toBe(15_000);
    await expectBalanced(store);
  });

  test('count both if the provider reports one and a person sends the other', async () => {
    const { bookingId, paymentId, payment, one } = await twoRefunds();
    const { now } = desk.shop.site;
    await together(
      (transaction) => markReturned(transaction, bookingId, one, now),
      (transaction) => countRefund(transaction, paymentId, 30_000, now),
    );
    expect((await payment()).refunded_cents).toBe(40_000);
    await expectBalanced(store);
  });
});
