import { wholeUsd } from '@trek/ui/booking/rules';
import { type HeldDeparture, holdsAll, mayHold } from './departure-places.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, PaymentRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** A payment that was just opened at the provider. */
export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'booking_id'
  | 'amount_usd'
  | 'travelers'
  | 'total_cents'
  | 'customer_name'
  | 'customer_email'
  | 'balance_state'
  | 'network_hash'
> & {
  /** The booking as it was when the payment was asked for: of one that has another day, group or price since, it is not. */
  seen: Pick<BookingRow, 'start_date' | 'travelers' | 'total_cents'>;
  /** The listed departure in which it takes places, and until when; undefined: a start of the group's own. */
  departure: HeldDeparture | undefined;
};

/**
 * When the money of a payment came; undefined: it has not. What a server of an older release counted a moment ago was last changed
 * by that.
 */
export function paidAtOf({ status, paid_at, updated_at }: PaymentRow): string | undefined {
  return status === 'succeeded' ? (paid_at ?? updated_at) : undefined;
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
 * Stores an open payment; one that is to confirm its booking puts its travelers and total there, and holds their places.
 * `void` when another payment for the booking is open or the booking doesn't wait for this one any more, `full` when its
 * departure has no places for all of them, `crowded` when its network holds enough: then the payment must not be used.
 */
export function addPayment(
  store: Store,
  { seen, departure, ...payment }: NewPayment,
  now: Date,
): Promise<'added' | 'void' | 'full' | 'crowded'> {
  const moment = now.toISOString();
  return inTransaction(store, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('payments')
      .values({
        ...payment,
        status: 'open',
        held_until: departure?.heldUntil ?? null,
        created_at: moment,
        updated_at: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return 'void';
    if (!(await bookingTakes(transaction, payment, seen, moment))) {
      // Nobody was told of it: it has never been.
      await transaction.deleteFrom('payments').where('id', '=', payment.id).execute();
      return 'void';
    }
    const fault = departure && (await holdingFault(transaction, departure, payment.network_hash));
    if (!fault) return 'added';
    await cancelPayment(transaction, payment.id, now);
    return fault;
  });
}

/** Why a payment that was just stored can't hold its places. Asked in this order: the first locks the trek's row. */
async function holdingFault(
  transaction: Store,
  departure: HeldDeparture,
  networkHash: string | null,
): Promise<'full' | 'crowded' | undefined> {
  if (!(await holdsAll(transaction, departure))) return 'full';
  return (await mayHold(transaction, networkHash)) ? undefined : 'crowded';
}

/** Whether the payment's booking waits for it; then both change together. */
async function bookingTakes(
  transaction: Store,
  payment: Omit<NewPayment, 'seen' | 'departure'>,
  seen: NewPayment['seen'],
  moment: string,
): Promise<boolean> {
  const { booking_id, travelers, total_cents, amount_usd, balance_state } = payment;
  const booking = transaction
    .updateTable('bookings')
    .where('id', '=', booking_id)
    .where('start_date', '=', seen.start_date)
    .where('travelers', '=', seen.travelers)
    .where('total_cents', '=', seen.total_cents);
  const { numUpdatedRows } = await (balance_state === null
    ? booking
        .set({ travelers, total_cents, balance_usd: wholeUsd(total_cents), updated_at: moment })
        .where('status', '=', 'pending')
    : booking.set({ updated_at: moment }).where('status', '=', 'confirmed').where('balance_usd', '>=', amount_usd)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
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
