import { centsOf, wholeUsd } from '@trek/ui/pricing';
import { sql } from 'kysely';
import { lossesOf } from './disputed-money.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, CancellationRow, PaymentRow, RefundRow } from './schema.ts';

/** Money received for a booking, and what is still here, in cents. Unowed payments don't count. */
export interface BookingMoney {
  /** Everything that came in, but what a dispute has taken and a person asks for again. */
  grossCents: number;
  /**
   * The part of it that counts toward the total. This includes what was refunded as goodwill, or because the booking ends, which
   * is not owed again; only what was returned because the total became less is left out.
   */
  receivedCents: number;
  /** The sum that we still hold. */
  heldCents: number;
  /** The part of it whose refund is ordered and not sent yet. */
  promisedCents: number;
  /** The sum that was refunded, without what disputes have taken. */
  refundedCents: number;
}

/** Sum of a row of payments: an older server writes whole dollars. */
export const PAYMENT_CENTS = sql<number>`coalesce(payments.amount_cents, payments.amount_usd * 100)`;
/** Sum of a row of refunds. */
export const REFUND_CENTS = sql<number>`coalesce(refunds.amount_cents, refunds.amount_usd * 100)`;

/** States of a refund whose money is still here. */
export const UNSENT_REFUNDS = ['ordered', 'failed', 'by-hand'] as const satisfies RefundRow['status'][];

/** The payments that count for a booking, whatever was refunded of them. */
export const countedPayments = (store: Store, bookingId: string) =>
  store
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'succeeded')
    .where((column) => column.or([column('balance_state', 'is', null), column('balance_state', '=', 'counted')]));

/** The refunds of payments, oldest first. */
export async function refundsOf(store: Store, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return store
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('ordered_at')
    .orderBy('id')
    .execute();
}

/** The sum of those refunds that are ordered and not sent yet. */
export const promisedCents = (refunds: readonly RefundRow[]): number =>
  sum(refunds.filter(({ status }) => (UNSENT_REFUNDS as readonly string[]).includes(status)).map(centsOfRow));

/** The money of a booking. Under its lock, nothing changes meanwhile. */
export async function moneyOf(store: Store, bookingId: string): Promise<BookingMoney> {
  const payments = await countedPayments(store, bookingId).execute();
  const ids = payments.map(({ id }) => id);
  const lossOf = await lossesOf(store, ids);
  const refunds = await refundsOf(store, ids);
  const byHand = await store
    .selectFrom('manual_refunds')
    .select(['amount_cents', 'sent_at'])
    .where('booking_id', '=', bookingId)
    .execute();
  const [sent, unsent] = [byHand.filter(({ sent_at }) => sent_at), byHand.filter(({ sent_at }) => !sent_at)].map(
    (some) => sum(some.map(({ amount_cents }) => amount_cents)),
  ) as [number, number];
  const left = payments.map((payment) => Math.max(0, remainingCents(payment, lossOf(payment.id).lostCents)));
  const overpaid = refunds.filter(({ returns_overpaid, status }) => returns_overpaid && status !== 'withdrawn');
  const grossCents = sum(payments.map(centsOfRow)) - sum(ids.map((id) => lossOf(id).owedAgainCents));
  return {
    grossCents,
    receivedCents: grossCents - sum(overpaid.map(centsOfRow)),
    heldCents: Math.max(0, sum(left) - sent),
    promisedCents: promisedCents(refunds) + unsent,
    refundedCents: sum(payments.map(({ refunded_cents }) => refunded_cents)) + sent,
  };
}

/** The rest of a payment after refunds and lost disputes, in cents; negative if the money is gone twice. */
export const remainingCents = (
  payment: Pick<PaymentRow, 'amount_usd' | 'amount_cents' | 'refunded_cents'>,
  lostCents: number,
): number => centsOfRow(payment) - payment.refunded_cents - lostCents;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sum of a payment or a refund. */
export const centsOfRow = ({ amount_cents, amount_usd }: Pick<PaymentRow, 'amount_cents' | 'amount_usd'>): number =>
  exactCents(amount_cents, amount_usd);

/** A sum to the cent that is stored beside its whole dollars, unless an older server has changed these alone. */
const exactCents = (cents: number | null, usd: number): number =>
  cents !== null && Math.abs(cents - centsOf(usd)) < 100 ? cents : centsOf(usd);

/** The sum that can still be promised back. */
export const returnableCents = ({ heldCents, promisedCents: promised }: BookingMoney): number =>
  Math.max(0, heldCents - promised);

/** The columns of a booking that say what is paid. */
export const paidColumns = ({ heldCents }: Pick<BookingMoney, 'heldCents'>) => ({
  advance_usd: wholeUsd(heldCents),
  paid_cents: heldCents,
});

/** The amount paid for a booking. */
export const paidCentsOf = ({ advance_usd, paid_cents }: Pick<BookingRow, 'advance_usd' | 'paid_cents'>): number =>
  exactCents(paid_cents, advance_usd);

/** The columns with the sums that a cancellation keeps and refunds. */
export const cancellationColumns = (sums: { retainedCents: number; refundCents: number }) => ({
  kept_usd: wholeUsd(sums.retainedCents),
  kept_cents: sums.retainedCents,
  refund_usd: wholeUsd(sums.refundCents),
  refund_cents: sums.refundCents,
});

/** The sums that a cancellation keeps and refunds. */
export const cancellationCents = (row: CancellationRow) => ({
  retainedCents: exactCents(row.kept_cents, row.kept_usd),
  refundCents: exactCents(row.refund_cents, row.refund_usd),
});

/**
 * The balance of an active booking, in whole US dollars, as a card pays it. The only place that calculates it: less than half
 * a dollar is rounding, and no debt.
 */
export const balanceUsd = (totalCents: number, { receivedCents }: Pick<BookingMoney, 'receivedCents'>): number =>
  wholeUsd(Math.max(0, totalCents - receivedCents));

/** The sum that was paid beyond a total. Less than a dollar is rounding. */
export function overpaidCents(totalCents: number, money: BookingMoney): number {
  const beyond = money.receivedCents - totalCents;
  return beyond < 100 ? 0 : Math.min(beyond, returnableCents(money));
}
