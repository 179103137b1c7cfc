import { centsOf, wholeUsd } from '@trek/ui/pricing';
import { lossesOf } from './disputed-money.ts';
import type { Store } from './open-store.ts';
import type { PaymentRow, RefundRow } from './schema.ts';

/** Money received for a booking, and what is still here. Unowed payments don't count. */
export interface BookingMoney {
  /**
   * In whole US dollars, including what was refunded: a refund is goodwill or ends the booking, and is not owed again. What
   * a dispute has taken is owed again only if a person says so.
   */
  receivedUsd: number;
  /** The sum that we still hold, in cents. */
  keptCents: number;
  /** The sum that was refunded, in cents, without what disputes have taken. */
  refundedCents: number;
}

/** The payments that count for a booking, whatever was refunded of them. */
export const countedPayments = (store: Store, bookingId: string) =>
  store
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'succeeded')
    .where((column) => column.or([column('balance_state', 'is', null), column('balance_state', '=', 'counted')]));

/** The money of a booking. Under its lock, nothing changes meanwhile. */
export async function moneyOf(store: Store, bookingId: string): Promise<BookingMoney> {
  const payments = await countedPayments(store, bookingId).execute();
  const lossOf = await lossesOf(
    store,
    payments.map(({ id }) => id),
  );
  const byHand = await store
    .selectFrom('manual_refunds')
    .select('amount_cents')
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is not', null)
    .execute();
  const left = payments.map((payment) => Math.max(0, remainingCents(payment, lossOf(payment.id).lostCents)));
  const owedAgainCents = sum(payments.map(({ id }) => lossOf(id).owedAgainCents));
  return {
    receivedUsd: sum(payments.map(({ amount_usd }) => amount_usd)) - wholeUsd(owedAgainCents),
    keptCents: Math.max(0, sum(left) - sum(byHand.map(({ amount_cents }) => amount_cents))),
    refundedCents: sum([
      ...payments.map(({ refunded_cents }) => refunded_cents),
      ...byHand.map(({ amount_cents }) => amount_cents),
    ]),
  };
}

/** The rest of a payment after refunds and lost disputes, in cents; negative if the money is gone twice. */
export const remainingCents = (
  { amount_usd, refunded_cents }: Pick<PaymentRow, 'amount_usd' | 'refunded_cents'>,
  lostCents: number,
): number => centsOf(amount_usd) - refunded_cents - lostCents;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An older server orders refunds in whole dollars. */
export const centsOfRefund = ({ amount_cents, amount_usd }: Pick<RefundRow, 'amount_cents' | 'amount_usd'>): number =>
  amount_cents ?? centsOf(amount_usd);

/** The amount paid for a booking, as displayed. */
export const paidUsd = ({ keptCents }: Pick<BookingMoney, 'keptCents'>): number => wholeUsd(keptCents);

/** The balance of an active booking, in whole US dollars. The only place that calculates it. */
export const balanceUsd = (totalCents: number, { receivedUsd }: Pick<BookingMoney, 'receivedUsd'>): number =>
  Math.max(0, wholeUsd(totalCents) - receivedUsd);
