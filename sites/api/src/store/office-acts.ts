import { centsOf, wholeUsd } from '@trek/ui/booking/rules';
import { cancelPaid, cancelUnpaid } from './cancellations.ts';
import type { Store } from './open-store.ts';
import { countRefund } from './payment-returns.ts';
import { queueLetter } from './queued-mails.ts';
import type { BookingRow } from './schema.ts';
import { countPayment } from './settlements.ts';

/*
 * What the office does with a booking, each as a part of a transaction that also writes down who did it. False: the booking does
 * not take it, and the transaction is to be undone.
 */

/** Ids of payments that came by a bank transfer begin with it. */
const TRANSFER_PREFIX = 'transfer_';

/** Counts a bank transfer as a payment: the first one confirms its booking, more than is owed is not taken. */
export async function receiveTransfer(
  transaction: Store,
  bookingId: string,
  { amountUsd, key }: { amountUsd: number; key: string },
  now: Date,
): Promise<boolean> {
  const booking = await lockBooking(transaction, bookingId);
  const isFirst = booking.status === 'pending';
  if (amountUsd > (isFirst ? wholeUsd(booking.total_cents) : booking.balance_usd)) return false;
  const payment = await transaction
    .insertInto('payments')
    .values({
      id: `${TRANSFER_PREFIX}${key}`,
      booking_id: bookingId,
      method: 'transfer',
      status: 'succeeded',
      amount_usd: amountUsd,
      travelers: booking.travelers,
      total_cents: booking.total_cents,
      customer_name: `${booking.first_name} ${booking.last_name}`,
      customer_email: booking.email,
      balance_state: isFirst ? null : 'open',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return (await countPayment(transaction, payment, now)) !== undefined;
}

/** Mails the visitor the way to pay what is owed. */
export async function sendPaymentLink(transaction: Store, bookingId: string, now: Date): Promise<boolean> {
  const { status, balance_usd } = await lockBooking(transaction, bookingId);
  if (balance_usd === 0 || !['pending', 'confirmed'].includes(status)) return false;
  await queueLetter(transaction, { letter: 'payment-link', bookingId }, now);
  return true;
}

/** Cancels a booking whose owner did not ask, gives so much of what was paid back, and tells them. */
export async function cancelByOffice(
  transaction: Store,
  bookingId: string,
  refundUsd: number,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const { status, advance_usd } = await lockBooking(transaction, bookingId);
  if (refundUsd > advance_usd) return false;
  const keptUsd = advance_usd - refundUsd;
  const decided = {
    status: 'approved',
    kept_usd: keptUsd,
    refund_usd: refundUsd,
    requested_at: moment,
    decided_by: doneBy,
    decided_at: moment,
  } as const;
  await transaction
    .insertInto('cancellations')
    .values({ booking_id: bookingId, ...decided })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(decided))
    .execute();
  if (status === 'confirmed') await cancelPaid(transaction, { booking_id: bookingId, kept_usd: keptUsd }, moment);
  else if (!(await cancelUnpaid(transaction, bookingId, now))) return false;
  await queueLetter(transaction, { letter: 'cancellation', cancellation: 'approved', bookingId }, now);
  return true;
}

/** Another date or another number of people, and what they make of the price. */
export interface Change {
  startDate: string;
  endDate: string;
  travelers: number;
  totalCents: number;
}

/** Changes a booking and tells its owner. What is paid stays paid: a total below it is not taken. */
export async function changeBooking(
  transaction: Store,
  bookingId: string,
  { startDate, endDate, travelers, totalCents }: Change,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const { advance_usd } = await lockBooking(transaction, bookingId);
  const balanceUsd = wholeUsd(totalCents) - advance_usd;
  if (balanceUsd < 0) return false;
  const changed = await transaction
    .updateTable('bookings')
    .set({
      start_date: startDate,
      end_date: endDate,
      travelers,
      total_cents: totalCents,
      balance_usd: balanceUsd,
      updated_at: now.toISOString(),
    })
    .where('id', '=', bookingId)
    .where('status', 'in', ['pending', 'confirmed'])
    .returning('status')
    .executeTakeFirst();
  if (!changed) return false;
  if (changed.status === 'pending')
    await agreeToDeparture(transaction, bookingId, { startDate, travelers }, doneBy, now);
  // Another day is owed on another day: its reminders are still to come.
  await transaction.deleteFrom('balance_reminders').where('booking_id', '=', bookingId).execute();
  await queueLetter(transaction, { letter: 'booking-changed', bookingId }, now);
  return true;
}

/** What the office chooses itself needs nobody's request any more. */
async function agreeToDeparture(
  transaction: Store,
  bookingId: string,
  { startDate, travelers }: Pick<Change, 'startDate' | 'travelers'>,
  doneBy: string,
  now: Date,
): Promise<void> {
  const agreed = {
    status: 'confirmed',
    start_date: startDate,
    travelers,
    requested_at: now.toISOString(),
    decided_by: doneBy,
    decided_at: now.toISOString(),
  } as const;
  await transaction
    .insertInto('departure_requests')
    .values({ booking_id: bookingId, ...agreed })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(agreed))
    .execute();
}

/** Writes down that somebody has sent back what came by a transfer: what was ordered of it, once. */
export async function markTransferReturned(
  transaction: Store,
  bookingId: string,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payments')
    .select('refunded_cents')
    .where('id', '=', paymentId)
    .where('booking_id', '=', bookingId)
    .where('method', '=', 'transfer')
    .executeTakeFirst();
  if (!payment) return false;
  const refund = await transaction
    .updateTable('refunds')
    .set({ status: 'done' })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'ordered')
    .returning('amount_usd')
    .executeTakeFirst();
  if (!refund) return false;
  await countRefund(transaction, paymentId, payment.refunded_cents + centsOf(refund.amount_usd), now);
  return true;
}

/** Makes everybody else who would change the booking wait, and says how it is. */
export function lockBooking(transaction: Store, bookingId: string): Promise<BookingRow> {
  return transaction
    .updateTable('bookings')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
