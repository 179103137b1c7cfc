import { centsOfRow, paidColumns } from './booking-money.ts';
import type { Store } from './open-store.ts';
import { countRefund, lockMoney, lockPayment, sentByHandCents } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';

/* Refunds that a person sends by bank transfer. */

/** Records that a person has sent a refund of a payment by bank transfer, once, and notifies the customer. */
export async function markReturned(
  transaction: Store,
  bookingId: string,
  refundId: string,
  now: Date,
): Promise<boolean> {
  const named = await transaction
    .selectFrom('refunds')
    .select('payment_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  const payment = named && (await lockPayment(transaction, named.payment_id));
  if (payment?.booking_id !== bookingId) return false;
  const before = await sentByHandCents(transaction, payment.id);
  const refund = await transaction
    .updateTable('refunds')
    .set({ status: 'sent-by-hand', changed_at: now.toISOString() })
    .where('id', '=', refundId)
    .where('status', 'in', payment.method === 'transfer' ? ['ordered'] : ['by-hand'])
    .returningAll()
    .executeTakeFirst();
  if (!refund) return false;
  const cents = centsOfRow(refund);
  await countRefund(transaction, payment.id, payment.refunded_cents - before, now);
  await queueMail(transaction, { letter: 'refund', refund: 'sent', bookingId, cents, isByBank: true }, now);
  return true;
}

/** Promised refunds of a booking that no payment can send. */
export function manualRefundsOf(store: Store, bookingId: string) {
  return store
    .selectFrom('manual_refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('ordered_at')
    .execute();
}

/** Records that a person has sent such a refund by bank transfer, once, and notifies the customer. */
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
    .set({ ...paidColumns(await lockMoney(transaction, bookingId)), updated_at: now.toISOString() })
    .where('id', '=', bookingId)
    .execute();
  await queueMail(transaction, { letter: 'refund', refund: 'sent', bookingId, cents, isByBank: true }, now);
  return true;
}
