import { centsOf, wholeUsd } from '@trek/ui/booking/rules';
import type { Store } from './open-store.ts';
import type { RefundRow } from './schema.ts';

/** What has come for a booking and what of it is still here. Payments that nobody owed and disputes that were lost do not count. */
export interface BookingMoney {
  /** In whole US dollars, also what has gone back since: that is a present, or a booking that is over, and not owed again. */
  receivedUsd: number;
  /** What is still here, in cents. */
  keptCents: number;
}

/** The payments that count for a booking, whatever has gone back of them since. */
export const countedPayments = (store: Store, bookingId: string) =>
  store
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'succeeded')
    .where((column) => column.or([column('balance_state', 'is', null), column('balance_state', '=', 'counted')]));

/** The money of a booking. Behind its lock, nothing of it changes meanwhile. */
export async function moneyOf(store: Store, bookingId: string): Promise<BookingMoney> {
  const counted = await countedPayments(store, bookingId).execute();
  const payments = counted.filter(({ dispute }) => dispute !== 'lost');
  const byHand = await store
    .selectFrom('manual_refunds')
    .select('amount_cents')
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is not', null)
    .execute();
  const left = payments.map(({ amount_usd, refunded_cents }) => Math.max(0, centsOf(amount_usd) - refunded_cents));
  return {
    receivedUsd: sum(payments.map(({ amount_usd }) => amount_usd)),
    keptCents: Math.max(0, sum(left) - sum(byHand.map(({ amount_cents }) => amount_cents))),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A server of an older release orders refunds in whole dollars. */
export const centsOfRefund = ({ amount_cents, amount_usd }: Pick<RefundRow, 'amount_cents' | 'amount_usd'>): number =>
  amount_cents ?? centsOf(amount_usd);

/** What is paid of a booking, as it is shown. */
export const paidUsd = ({ keptCents }: Pick<BookingMoney, 'keptCents'>): number => wholeUsd(keptCents);

/** What is still to be paid of a booking that stands: the one formula of it, in whole US dollars. */
export const balanceUsd = (totalCents: number, { receivedUsd }: Pick<BookingMoney, 'receivedUsd'>): number =>
  Math.max(0, wholeUsd(totalCents) - receivedUsd);
