import { SIMULATED_ID_PREFIX } from '@trek/ui/internal/payment/rules';
import { type SqlBool, sql } from 'kysely';
import { REFUND_CENTS } from './booking-money.ts';
import type { Store } from './open-store.ts';
import type { BalanceTransactionRow, PayoutRow } from './schema.ts';

/* The provider's books, as they were read: movements of money and payouts. */

/** Rows that one statement inserts or updates: its parameters are limited. */
const ROWS_AT_ONCE = 100;

/** A payment that a card made, at the provider: no transfer, and none of a time when payments were simulated. */
export const IS_CARD_PAYMENT = sql<SqlBool>`(
  payments.method is null and substr(payments.id, 1, ${SIMULATED_ID_PREFIX.length}) <> ${SIMULATED_ID_PREFIX}
)`;

/** The sum that a person has refunded of a payment by bank transfer, in cents: the provider does not know of it. */
export const BY_HAND_CENTS = sql<number>`coalesce((
  select sum(${REFUND_CENTS}) from refunds
  where refunds.payment_id = payments.id and refunds.status = 'sent-by-hand'
), 0)`;

/** Stores movements; those that are known stay as they are. */
export async function addTransactions(store: Store, rows: readonly BalanceTransactionRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await store
      .insertInto('balance_transactions')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Stores a payout as it is now. */
export async function storePayout(store: Store, payout: Omit<PayoutRow, 'itemized_at'>): Promise<void> {
  const { cents, status, arrives_at } = payout;
  await store
    .insertInto('payouts')
    .values(payout)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ cents, status, arrives_at }))
    .execute();
}

/** Payouts that may still change, or whose movements are not known yet, newest first. */
export const openPayouts = (store: Store, since: string, most: number): Promise<PayoutRow[]> =>
  store
    .selectFrom('payouts')
    .selectAll()
    .where('created_at', '>=', since)
    .where((column) =>
      column.or([column('status', 'in', ['pending', 'in_transit']), column('itemized_at', 'is', null)]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** Stores which movements a payout is made of. */
export async function itemizePayout(
  store: Store,
  payoutId: string,
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let first = 0; first < transactionIds.length; first += ROWS_AT_ONCE) {
    await store
      .updateTable('balance_transactions')
      .set({ payout_id: payoutId })
      .where('id', 'in', transactionIds.slice(first, first + ROWS_AT_ONCE))
      .execute();
  }
  await store.updateTable('payouts').set({ itemized_at: now.toISOString() }).where('id', '=', payoutId).execute();
}

/** Until when the provider's movements were read; undefined: never. */
export async function booksReadUntil(store: Store): Promise<string | undefined> {
  const row = await store.selectFrom('books_read').select('read_until').executeTakeFirst();
  return row?.read_until;
}

export async function setBooksReadUntil(store: Store, moment: string): Promise<void> {
  await store
    .insertInto('books_read')
    .values({ id: 1, read_until: moment })
    // Two servers may read at once.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ read_until: moment }).where('books_read.read_until', '<', moment),
    )
    .execute();
}

/** When the first payment at the provider was opened; undefined: none was. */
export async function firstCardPayment(store: Store): Promise<string | undefined> {
  const row = await store
    .selectFrom('payments')
    .select('created_at')
    .where(IS_CARD_PAYMENT)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Refunds of a payment whose money came back to the balance. */
export async function failedRefundIds(store: Store, intentId: string): Promise<string[]> {
  const rows = await store
    .selectFrom('balance_transactions')
    .select('source_id')
    .where('intent_id', '=', intentId)
    .where('category', '=', 'refund_failure')
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ source_id }) => source_id ?? []);
}
