import { splitPayment, wholeUsd } from '@trek/ui/booking/rules';
import type { Store } from './open-store.ts';
import { queueLetter } from './queued-mails.ts';
import type { BookingRow, PaymentRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** A payment that was just opened at the provider. */
export type NewPayment = Pick<
  PaymentRow,
  'id' | 'booking_id' | 'amount_usd' | 'travelers' | 'total_cents' | 'customer_name' | 'customer_email'
>;

/** A payment that has just been marked as paid. */
export interface Settlement {
  payment: PaymentRow;
  /** Undefined when the booking was not waiting for a payment any more. */
  booking: BookingRow | undefined;
}

/** The open payment of a booking; there is at most one. */
export function openPayment(store: Store, bookingId: string): Promise<PaymentRow | undefined> {
  return store
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** The payments for a user's bookings that succeeded or may still do so, oldest first. */
export function paymentsOf(store: Store, userId: string): Promise<PaymentRow[]> {
  return store
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .where('bookings.user_id', '=', userId)
    .where('payments.status', '!=', 'canceled')
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .execute();
}

/** A payment for one of the user's own bookings. */
export function paymentOf(store: Store, userId: string, paymentId: string): Promise<PaymentRow | undefined> {
  return store
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .where('payments.id', '=', paymentId)
    .where('bookings.user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Stores an open payment and puts its travellers and total into the booking. False when another payment for the
 * booking is open or the booking is no longer unpaid; then the payment must not be used.
 */
export function addPayment(store: Store, payment: NewPayment, now: Date): Promise<boolean> {
  const moment = now.toISOString();
  return inTransaction(store, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('payments')
      .values({ ...payment, status: 'open', created_at: moment, updated_at: moment })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('bookings')
      .set({
        travelers: payment.travelers,
        total_cents: payment.total_cents,
        balance_usd: wholeUsd(payment.total_cents),
        updated_at: moment,
      })
      .where('id', '=', payment.booking_id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    await cancelPayment(transaction, payment.id, now);
    return false;
  });
}

/**
 * Every open payment that is older than a moment, oldest first, and with them those that were opened after now: the clock
 * was set back since.
 */
export function openPaymentsBefore(store: Store, moment: Date, now: Date): Promise<PaymentRow[]> {
  return store
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'open')
    .where((column) =>
      column.or([column('created_at', '<=', moment.toISOString()), column('created_at', '>', now.toISOString())]),
    )
    .orderBy('created_at')
    .execute();
}

/** A payment by the id that its provider gave it. */
export function paymentById(store: Store, paymentId: string): Promise<PaymentRow | undefined> {
  return store.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** Remembers that the visitor has asked how a payment stands. */
export async function markAsked(store: Store, paymentId: string, now: Date): Promise<void> {
  await store.updateTable('payments').set({ asked_at: now.toISOString() }).where('id', '=', paymentId).execute();
}

/** Marks an open payment as cancelled. One that has ended already stays as it is. */
export async function cancelPayment(store: Store, paymentId: string, now: Date): Promise<void> {
  await store
    .updateTable('payments')
    .set({ status: 'canceled', updated_at: now.toISOString() })
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .execute();
}

/**
 * Marks an open payment as paid, confirms its booking, orders the confirmation and tells the office, also where no booking
 * waits for the money: all of it or nothing. Gives the settlement to the one call that did it and undefined to every
 * other, so there is one mail to each.
 */
export function settlePayment(store: Store, paymentId: string, now: Date): Promise<Settlement | undefined> {
  const moment = now.toISOString();
  return inTransaction(store, async (transaction) => {
    const payment = await transaction
      .updateTable('payments')
      .set({ status: 'succeeded', updated_at: moment })
      .where('id', '=', paymentId)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (!payment) return undefined;
    const { advanceUsd, balanceUsd } = splitPayment(payment.total_cents, payment.amount_usd);
    const booking = await transaction
      .updateTable('bookings')
      .set({
        status: 'confirmed',
        travelers: payment.travelers,
        total_cents: payment.total_cents,
        advance_usd: advanceUsd,
        balance_usd: balanceUsd,
        updated_at: moment,
      })
      .where('id', '=', payment.booking_id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (booking) {
      await queueLetter(transaction, { letter: 'booking-confirmed', bookingId: booking.id, paymentId }, now);
    }
    const notice = booking ? 'booked' : 'unexpected';
    await queueLetter(transaction, { letter: 'office-notice', notice, paymentId }, now);
    return { payment, booking };
  });
}
