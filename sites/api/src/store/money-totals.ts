import { sql } from 'kysely';
import { DISPUTED_CENTS } from './book-differences.ts';
import { PAYMENT_CENTS, REFUND_CENTS, UNSENT_REFUNDS } from './booking-money.ts';
import { endOfDay } from './company-time.ts';
import { CLOSED_STATUSES, INQUIRY_STATUSES } from './dispute.rules.ts';
import type { BankMoney, CustomerMoney, StripeMoney } from './money.types.ts';
import { unowedRows } from './office-money.ts';
import type { Store } from './open-store.ts';
import { BY_HAND_CENTS, IS_CARD_PAYMENT } from './provider-books.ts';
import type { RefundRow } from './schema.ts';

/* All money of the books, in cents: whose it is and where it must be. */

/** A sum over rows, 0 where there are none. PostgreSQL gives sums as text. */
const sumOf = (cents: unknown) => sql<number | string>`coalesce(sum(${cents}), 0)`.as('cents');

interface Sum {
  executeTakeFirstOrThrow(): Promise<{ cents: number | string }>;
}

const numbers = <Name extends string>(sums: Record<Name, Sum>): Promise<Record<Name, number>> =>
  Promise.all(
    Object.entries<Sum>(sums).map(async ([name, sum]) => [name, Number((await sum.executeTakeFirstOrThrow()).cents)]),
  ).then((entries) => Object.fromEntries(entries));

const succeeded = (store: Store) => store.selectFrom('payments').where('payments.status', '=', 'succeeded');
const refundsThat = (store: Store, ...statuses: RefundRow['status'][]) =>
  store.selectFrom('refunds').select(sumOf(REFUND_CENTS)).where('status', 'in', statuses);
const manual = (store: Store) => store.selectFrom('manual_refunds').select(sumOf(sql`amount_cents`));
const disputed = (store: Store) => store.selectFrom('disputes').select(sumOf(sql`amount_cents`));

export async function customerMoney(store: Store): Promise<CustomerMoney> {
  const sums = await numbers({
    received: succeeded(store).select(sumOf(PAYMENT_CENTS)),
    refunded: succeeded(store).select(sumOf(sql`refunded_cents`)),
    sentByHand: manual(store).where('sent_at', 'is not', null),
    lost: disputed(store).where('status', '=', 'lost'),
    ordered: refundsThat(store, ...UNSENT_REFUNDS),
    unsent: manual(store).where('sent_at', 'is', null),
    disputed: disputed(store).where('status', 'not in', [...CLOSED_STATUSES, ...INQUIRY_STATUSES]),
    inTransit: refundsThat(store, 'sent'),
    differences: store.selectFrom('price_lines').select(sumOf(sql`-cents`)).where('kind', '=', 'write-off'),
    writtenOff: disputed(store).where('status', '=', 'lost').where('decision', '=', 'written-off'),
  });
  const unowed = await unowedRows(store).execute();
  return {
    held: sums.received - sums.refunded - sums.sentByHand - sums.lost,
    promised: sums.ordered + sums.unsent,
    disputed: sums.disputed,
    unowed: unowed.reduce((sum, { cents }) => sum + Number(cents), 0),
    inTransit: sums.inTransit,
    writtenOff: sums.writtenOff + sums.differences,
  };
}

/** Categories of fees: https://docs.stripe.com/reports/reporting-categories */
const FEES = ['fee', 'tax'];
const PAYOUTS = ['payout', 'payout_reversal'];

export async function stripeMoney(store: Store): Promise<StripeMoney> {
  const cards = () => succeeded(store).where(IS_CARD_PAYMENT);
  const moved = () => store.selectFrom('balance_transactions');
  const isOfOurs = sql<boolean>`exists (select 1 from payments where payments.id = balance_transactions.intent_id)`;
  const sums = await numbers({
    charges: cards().select(sumOf(PAYMENT_CENTS)),
    refunds: cards().select(sumOf(sql`refunded_cents - ${BY_HAND_CENTS}`)),
    disputes: cards().select(sumOf(DISPUTED_CENTS)),
    ownFees: moved().select(sumOf(sql`fee_cents`)),
    otherFees: moved().select(sumOf(sql`-gross_cents`)).where('category', 'in', FEES),
    payouts: moved().select(sumOf(sql`-gross_cents`)).where('category', 'in', PAYOUTS),
    other: moved()
      .select(sumOf(sql`gross_cents`))
      .where('category', 'not in', [...FEES, ...PAYOUTS])
      .where(({ not, eb }) => not(eb.and([isOfOurs]))),
  });
  const { charges, refunds, disputes, payouts, other } = sums;
  const fees = sums.ownFees + sums.otherFees;
  return {
    ...{ charges, refunds, disputes, fees, payouts, other },
    expected: charges - refunds - disputes - fees - payouts + other,
  };
}

/** @param day of the company's calendar, at whose end the money must be there */
export async function bankMoney(store: Store, day: string): Promise<BankMoney> {
  const end = endOfDay(day);
  const sums = await numbers({
    transfersIn: succeeded(store)
      .select(sumOf(PAYMENT_CENTS))
      .where('method', '=', 'transfer')
      .where(sql<string>`coalesce(paid_at, updated_at)`, '<', end),
    byHand: refundsThat(store, 'sent-by-hand').where(sql<string>`coalesce(changed_at, ordered_at)`, '<', end),
    manual: manual(store).where('sent_at', '<', end),
    payouts: store
      .selectFrom('payouts')
      .select(sumOf(sql`cents`))
      .where('status', '=', 'paid')
      .where('arrives_at', '<', end),
  });
  const { transfersIn, payouts } = sums;
  const transfersBack = sums.byHand + sums.manual;
  return { transfersIn, transfersBack, payouts, expected: transfersIn - transfersBack + payouts };
}

/** Payouts that the bank does not have yet. */
export async function payoutsInTransit(store: Store): Promise<number> {
  const open = store.selectFrom('payouts').select(sumOf(sql`cents`)).where('status', 'in', ['pending', 'in_transit']);
  return (await numbers({ open })).open;
}
