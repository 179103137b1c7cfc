import { centsOf, wholeUsd } from '@trek/ui/pricing';
import { type BookingMoney, centsOfRefund, moneyOf, paidUsd } from './booking-money.ts';
import { heldPayments } from './disputed-money.ts';
import type { OfficeNotice } from './mail-job.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { PaymentRow } from './schema.ts';

/** In place of a person's name, where money that went back whole has canceled a booking. */
const REFUNDED_AT_PROVIDER = 'Stripe';

/**
 * Counts how much of a payment was refunded: reduces the amount paid, cancels the booking if everything was refunded,
 * and notifies the office. A known amount changes nothing, however often and in whatever order reports arrive.
 * @param providerCents total that the provider has refunded so far
 */
export async function countRefund(
  transaction: Store,
  paymentId: string,
  providerCents: number,
  now: Date,
): Promise<void> {
  const refundedCents = providerCents + (await sentByHandCents(transaction, paymentId));
  const payment = await transaction
    .updateTable('payments')
    .set({ refunded_cents: refundedCents, updated_at: now.toISOString() })
    .where('id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .where('refunded_cents', '<', refundedCents)
    .returningAll()
    .executeTakeFirst();
  if (!payment) return;
  await closeCovered(transaction, payment, now);
  const money = await lockMoney(transaction, payment.booking_id);
  if (payment.balance_state === 'unowed') return notifyOffice(transaction, payment, 'unowed-returned', now);
  // A person decides about a booking whose money a dispute has taken.
  const isWhole = money.keptCents === 0 && money.refundedCents >= centsOf(money.receivedUsd);
  await transaction
    .updateTable('bookings')
    .set({ advance_usd: paidUsd(money), updated_at: now.toISOString() })
    .where('id', '=', payment.booking_id)
    .where('status', 'in', ['confirmed', 'disputed', 'cancelled'])
    .execute();
  if (isWhole) await cancelRefunded(transaction, payment.booking_id, money, now);
  await notifyOffice(transaction, payment, isWhole ? 'refunded' : 'partly-refunded', now);
}

/** Cancels a booking of which nothing is left, answers a request to cancel it, and sends the customer a mail. */
async function cancelRefunded(
  transaction: Store,
  bookingId: string,
  { refundedCents }: BookingMoney,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0 })
    .where('id', '=', bookingId)
    .where('status', 'in', ['confirmed', 'disputed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const moment = now.toISOString();
  const decided = {
    status: 'approved',
    kept_usd: 0,
    refund_usd: wholeUsd(refundedCents),
    decided_by: REFUNDED_AT_PROVIDER,
    decided_at: moment,
  } as const;
  await transaction
    .insertInto('cancellations')
    .values({ booking_id: bookingId, requested_at: moment, ...decided })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(decided))
    .execute();
  await queueMail(transaction, { letter: 'cancellation', cancellation: 'approved', bookingId }, now);
}

/** Closes a refund that has failed, or waits, where another one, as in the provider's dashboard, has returned its sum. */
async function closeCovered(transaction: Store, { id, booking_id, refunded_cents }: PaymentRow, now: Date) {
  const covered = await transaction
    .updateTable('refunds')
    .set({ status: 'arrived', changed_at: now.toISOString() })
    .where('payment_id', '=', id)
    .where((column) =>
      column.or([
        column('status', 'in', ['failed', 'by-hand']),
        column.and([column('status', '=', 'ordered'), column('payment_id', 'in', heldPayments(transaction))]),
      ]),
    )
    .where('target_cents', '<=', refunded_cents)
    .returningAll()
    .executeTakeFirst();
  if (!covered) return;
  const refund = { refund: 'sent', bookingId: booking_id, cents: centsOfRefund(covered), isByBank: false } as const;
  await queueMail(transaction, { letter: 'refund', ...refund }, now);
}

/**
 * Sets the refunded amount to the provider's after a failed refund, which raises the amount paid. A canceled booking
 * stays canceled.
 * @returns false if nothing is new: the failure was known, and no money came back
 */
export async function correctRefund(
  transaction: Store,
  paymentId: string,
  providerCents: number,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const refundedCents = providerCents + (await sentByHandCents(transaction, paymentId));
  // Unchanged, but locked.
  const payment = await transaction
    .updateTable('payments')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirst();
  if (!payment) return false;
  await transaction
    .updateTable('payments')
    .set({ refunded_cents: refundedCents, refund_failed_at: moment, updated_at: moment })
    .where('id', '=', paymentId)
    .execute();
  const money = await lockMoney(transaction, payment.booking_id);
  await transaction
    .updateTable('bookings')
    .set({ advance_usd: paidUsd(money), updated_at: moment })
    .where('id', '=', payment.booking_id)
    .where('status', 'in', ['confirmed', 'disputed', 'cancelled'])
    .execute();
  return payment.refund_failed_at === null || refundedCents < payment.refunded_cents;
}

/** The sum that a person has refunded by bank transfer, unknown to the provider. */
async function sentByHandCents(store: Store, paymentId: string): Promise<number> {
  const refund = await store
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'sent-by-hand')
    .executeTakeFirst();
  return refund ? centsOfRefund(refund) : 0;
}

/**
 * The money of a booking, under its lock: other reports about the booking wait, so that none calculates with outdated
 * amounts.
 */
export async function lockMoney(transaction: Store, bookingId: string): Promise<BookingMoney> {
  await transaction
    .updateTable('bookings')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', bookingId)
    .execute();
  return moneyOf(transaction, bookingId);
}

function notifyOffice(store: Store, { id }: PaymentRow, notice: OfficeNotice, now: Date): Promise<void> {
  return queueMail(store, { letter: 'office-notice', notice, paymentId: id }, now);
}
