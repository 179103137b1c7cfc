import { randomUUID } from 'node:crypto';
import { centsOf } from '@trek/ui/booking/rules';

import { centsOfRefund, countedPayments, paidUsd } from './booking-money.ts';
import type { Store } from './open-store.ts';
import { correctRefund, countRefund, lockMoney } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';
import type { PaymentRow, RefundRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/*
 * Money that is to go back: `ordered`, then `sent` and `arrived`, or `failed`. What the provider does not send, a person does.
 */

/** `sent`: on its way to the cardholder's bank. `arrived`: done, as far as the provider knows. `failed`: the money is still here. */
export type RefundState = 'sent' | 'arrived' | 'failed';

/** The provider's answer to a refund. */
export interface ProviderRefund {
  /** The provider's own id; missing where it made none. */
  id?: string | undefined;
  state: RefundState;
  /** What has gone back of the payment in all, in cents. */
  returnedCents: number;
}

/** From which states a refund comes to another. A bank may send back what had arrived. */
const BEFORE: Readonly<Record<RefundState, readonly RefundRow['status'][]>> = {
  sent: ['ordered'],
  arrived: ['ordered', 'sent', 'done'],
  failed: ['ordered', 'sent', 'arrived', 'done'],
};

/**
 * Orders so much back of a booking's payments: the newest first, and never more of one than is left of it. What none of them
 * can send, as while the bank looks into a dispute, is left for a person.
 */
export async function orderRefunds(
  transaction: Store,
  bookingId: string,
  refundCents: number,
  orderedBy: string,
  moment: string,
): Promise<void> {
  const payments = await countedPayments(transaction, bookingId)
    .where((column) => column.or([column('dispute', 'is', null), column('dispute', '=', 'won')]))
    .orderBy('created_at', 'desc')
    .execute();
  let leftCents = refundCents;
  for (const payment of payments) {
    const cents = Math.min(leftCents, remainingCents(payment));
    if (cents <= 0) continue;
    leftCents -= cents;
    await orderRefund(transaction, payment.id, cents, orderedBy, moment);
  }
  if (leftCents <= 0) return;
  await transaction
    .insertInto('manual_refunds')
    .values({
      id: randomUUID(),
      booking_id: bookingId,
      amount_cents: leftCents,
      ordered_at: moment,
      ordered_by: orderedBy,
    })
    .execute();
}

/** What is left of a payment, in cents. */
export const remainingCents = ({ amount_usd, refunded_cents }: PaymentRow) => centsOf(amount_usd) - refunded_cents;

async function orderRefund(
  transaction: Store,
  paymentId: string,
  cents: number,
  orderedBy: string,
  moment: string,
): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      amount_usd: Math.floor(cents / 100),
      amount_cents: cents,
      status: 'ordered',
      ordered_at: moment,
      ordered_by: orderedBy,
    })
    .execute();
}

/** Refunds that the provider has not been asked for yet. What came by a transfer is for a person to send back. */
export async function orderedRefunds(store: Store): Promise<{ paymentId: string; cents: number; attempt: number }[]> {
  const rows = await store
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('refunds.status', '=', 'ordered')
    .where('payments.method', 'is', null)
    .execute();
  return rows.map((row) => ({ paymentId: row.payment_id, cents: centsOfRefund(row), attempt: row.attempt }));
}

/** Writes down what the provider made of a refund that was ordered: the money, the visitor's mail or the office's. */
export function recordSent(
  store: Store,
  { paymentId, attempt }: { paymentId: string; attempt: number },
  { id, state, returnedCents }: ProviderRefund,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const refund = await transaction
      .updateTable('refunds')
      .set({ status: state, provider_id: id ?? null, changed_at: now.toISOString() })
      .where('payment_id', '=', paymentId)
      .where('attempt', '=', attempt)
      .where('status', '=', 'ordered')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return;
    if (state === 'failed') {
      await correctRefund(transaction, paymentId, returnedCents, now);
      return notifyOfFailure(transaction, paymentId, now);
    }
    await countRefund(transaction, paymentId, returnedCents, now);
    await notifyCustomer(transaction, refund, state, now);
  });
}

/** Writes down that a refund has arrived, as the provider reports it. One that was made at the provider by hand changes nothing. */
export function recordArrival(store: Store, paymentId: string, providerId: string, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const refund = await moveOn(transaction, paymentId, providerId, 'arrived', now);
    if (refund) await notifyCustomer(transaction, refund, 'arrived', now);
  });
}

/**
 * Writes down that a refund has failed, so that its money is still here, and tells the office once. That of a hand at the provider
 * counts, too.
 * @param returnedCents what the provider has sent back of the payment in all, without it
 */
export function recordFailure(
  store: Store,
  paymentId: string,
  providerId: string,
  returnedCents: number,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const refund = await moveOn(transaction, paymentId, providerId, 'failed', now);
    const isNews = await correctRefund(transaction, paymentId, returnedCents, now);
    if (refund || isNews) await notifyOfFailure(transaction, paymentId, now);
  });
}

function moveOn(transaction: Store, paymentId: string, providerId: string, state: RefundState, now: Date) {
  return transaction
    .updateTable('refunds')
    .set({ status: state, changed_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('provider_id', '=', providerId)
    .where('status', 'in', BEFORE[state])
    .returningAll()
    .executeTakeFirst();
}

/** Orders back all that is left of a payment that nobody owed. */
export async function returnPayment(
  transaction: Store,
  paymentId: string,
  orderedBy: string,
  now: Date,
): Promise<boolean> {
  const payment = await unhandledPayments(transaction).where('payments.id', '=', paymentId).executeTakeFirst();
  if (!payment) return false;
  await orderRefund(transaction, paymentId, remainingCents(payment), orderedBy, now.toISOString());
  return true;
}

/** Payments that nobody owed and that nobody has returned or assigned yet. */
export const unhandledPayments = (store: Store) =>
  store
    .selectFrom('payments')
    .selectAll('payments')
    .where('payments.status', '=', 'succeeded')
    .where('payments.balance_state', '=', 'unowed')
    .where(({ eb }) => eb('payments.refunded_cents', '<', eb('payments.amount_usd', '*', 100)))
    .where((column) => column.or([column('payments.dispute', 'is', null), column('payments.dispute', '=', 'won')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('refunds').select('refunds.payment_id').whereRef('refunds.payment_id', '=', 'payments.id')),
      ),
    );

/** Has the provider try a refund that has failed once more. */
export async function retryRefund(
  transaction: Store,
  bookingId: string,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await failedRefund(transaction, bookingId, paymentId)
    .set((column) => ({
      status: 'ordered' as const,
      attempt: column('attempt', '+', 1),
      provider_id: null,
      changed_at: now.toISOString(),
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves a refund that has failed to a person, who sends it by a bank transfer. */
export async function sendByTransfer(
  transaction: Store,
  bookingId: string,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await failedRefund(transaction, bookingId, paymentId)
    .set({ status: 'by-hand', changed_at: now.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const failedRefund = (transaction: Store, bookingId: string, paymentId: string) =>
  transaction
    .updateTable('refunds')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'failed')
    .where('payment_id', 'in', (of) => of.selectFrom('payments').select('id').where('booking_id', '=', bookingId));

/** Writes down that somebody has sent back by the bank what they had to of a payment, once, and tells the visitor. */
export async function markReturned(
  transaction: Store,
  bookingId: string,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!payment) return false;
  const refund = await transaction
    .updateTable('refunds')
    .set({ status: 'sent-by-hand', changed_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('status', 'in', payment.method === 'transfer' ? ['ordered'] : ['by-hand'])
    .returningAll()
    .executeTakeFirst();
  if (!refund) return false;
  const cents = centsOfRefund(refund);
  await countRefund(transaction, paymentId, payment.refunded_cents, now);
  await queueMail(transaction, { letter: 'refund', refund: 'sent', bookingId, cents, isByBank: true }, now);
  return true;
}

/** Money of a booking that was promised back and that no payment can send. */
export function manualRefundsOf(store: Store, bookingId: string) {
  return store
    .selectFrom('manual_refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('ordered_at')
    .execute();
}

/** Writes down that somebody has sent back by the bank what no payment could, once, and tells the visitor. */
export async function markManualRefund(transaction: Store, bookingId: string, id: string, now: Date): Promise<boolean> {
  const refund = await transaction
    .updateTable('manual_refunds')
    .set({ sent_at: now.toISOString() })
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is', null)
    .returning('amount_cents')
    .executeTakeFirst();
  if (!refund) return false;
  const { amount_cents: cents } = refund;
  await transaction
    .updateTable('bookings')
    .set({ advance_usd: paidUsd(await lockMoney(transaction, bookingId)), updated_at: now.toISOString() })
    .where('id', '=', bookingId)
    .execute();
  await queueMail(transaction, { letter: 'refund', refund: 'sent', bookingId, cents, isByBank: true }, now);
  return true;
}

async function notifyCustomer(
  transaction: Store,
  refund: RefundRow,
  state: 'sent' | 'arrived',
  now: Date,
): Promise<void> {
  const { booking_id } = await transaction
    .selectFrom('payments')
    .select('booking_id')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const cents = centsOfRefund(refund);
  await queueMail(transaction, { letter: 'refund', refund: state, bookingId: booking_id, cents, isByBank: false }, now);
}

const notifyOfFailure = (transaction: Store, paymentId: string, now: Date) =>
  queueMail(transaction, { letter: 'office-notice', notice: 'refund-failed', paymentId }, now);
