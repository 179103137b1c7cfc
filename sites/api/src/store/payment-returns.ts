import {
  type BookingMoney,
  cancellationColumns,
  centsOfRow,
  moneyOf,
  paidColumns,
  refundsOf,
} from './booking-money.ts';
import { heldPayments } from './disputed-money.ts';
import type { OfficeNotice } from './mail-job.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { PaymentRow, RefundRow } from './schema.ts';

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
  await lockPayment(transaction, paymentId);
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
  const isWhole = money.heldCents === 0 && money.refundedCents >= money.grossCents;
  await transaction
    .updateTable('bookings')
    .set({ ...paidColumns(money), updated_at: now.toISOString() })
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
    ...cancellationColumns({ retainedCents: 0, refundCents: refundedCents }),
    status: 'approved',
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

/** Closes refunds that have failed, or wait, where others, as in the provider's dashboard, have returned their sums. */
async function closeCovered(transaction: Store, payment: PaymentRow, now: Date): Promise<void> {
  const sums = await refundSumsOf(transaction, payment);
  let unexplained = payment.refunded_cents - sums.doneCents - sums.inTransitCents;
  for (const row of sums.waiting) {
    const target = targetOf(row);
    if (target === undefined || target > unexplained) continue;
    const { id } = row;
    const cents = centsOfRow(row);
    unexplained -= cents;
    await transaction
      .updateTable('refunds')
      .set({ status: 'arrived', changed_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
    const refund = { refund: 'sent', bookingId: payment.booking_id, cents, isByBank: false } as const;
    await queueMail(transaction, { letter: 'refund', ...refund }, now);
  }
}

/**
 * The sum that a payment has returned once a refund is made, besides what its other refunds return: more than this, and someone
 * else has made it. Undefined: unknown.
 */
export const targetOf = (row: RefundRow): number | undefined =>
  row.others_cents === null ? (row.target_cents ?? undefined) : row.others_cents + centsOfRow(row);

/**
 * The sum that was refunded of a payment by others, as in the provider's dashboard; undefined: unknown, while a refund is
 * being sent.
 * @param except a refund to leave out
 */
export async function unexplainedCents(
  store: Store,
  payment: PaymentRow,
  except?: string,
): Promise<number | undefined> {
  const { inTransitCents, doneCents } = await refundSumsOf(store, payment, except);
  return inTransitCents > 0 ? undefined : Math.max(0, payment.refunded_cents - doneCents);
}

/** The refunds of a payment: those that wait for someone, the sum that is done, and the sum that is being sent. */
async function refundSumsOf(store: Store, { id, method }: PaymentRow, except?: string) {
  const refunds = (await refundsOf(store, [id])).filter((refund) => refund.id !== except);
  const isHeld = await heldPayments(store).where('payment_id', '=', id).executeTakeFirst();
  const waitsForPerson = isHeld !== undefined || method === 'transfer';
  const isWaiting = ({ status }: RefundRow) =>
    status === 'failed' || status === 'by-hand' || (status === 'ordered' && waitsForPerson);
  const sumOf = (rows: readonly RefundRow[]) => rows.reduce((sum, row) => sum + centsOfRow(row), 0);
  return {
    waiting: refunds.filter(isWaiting),
    doneCents: sumOf(refunds.filter(({ status }) => DONE.has(status))),
    inTransitCents: sumOf(refunds.filter((refund) => refund.status === 'ordered' && !waitsForPerson)),
  };
}

const DONE: ReadonlySet<RefundRow['status']> = new Set(['sent', 'arrived', 'sent-by-hand', 'done']);

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
  const payment = await lockPayment(transaction, paymentId);
  if (!payment) return false;
  const refundedCents = providerCents + (await sentByHandCents(transaction, paymentId));
  await transaction
    .updateTable('payments')
    .set({ refunded_cents: refundedCents, refund_failed_at: moment, updated_at: moment })
    .where('id', '=', paymentId)
    .execute();
  const money = await lockMoney(transaction, payment.booking_id);
  await transaction
    .updateTable('bookings')
    .set({ ...paidColumns(money), updated_at: moment })
    .where('id', '=', payment.booking_id)
    .where('status', 'in', ['confirmed', 'disputed', 'cancelled'])
    .execute();
  return payment.refund_failed_at === null || refundedCents < payment.refunded_cents;
}

/** Locks a payment, so that its refunds are counted one after the other, and returns it. */
export function lockPayment(transaction: Store, paymentId: string): Promise<PaymentRow | undefined> {
  return transaction
    .updateTable('payments')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirst();
}

/** The sum that a person has refunded of a payment by bank transfer, unknown to the provider. */
export async function sentByHandCents(store: Store, paymentId: string): Promise<number> {
  const refunds = await refundsOf(store, [paymentId]);
  return refunds.filter(({ status }) => status === 'sent-by-hand').reduce((sum, refund) => sum + centsOfRow(refund), 0);
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
