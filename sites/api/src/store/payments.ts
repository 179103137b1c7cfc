import { wholeUsd } from '@trek/ui/pricing';
import { type HeldDeparture, hasPlacesForAll, isWithinHoldLimit } from './departure-places.ts';
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
  | 'price_per_person_cents'
  | 'customer_name'
  | 'customer_email'
  | 'balance_state'
  | 'network_hash'
> & {
  /** The booking when the payment was requested. The payment is refused if day, group, price or offer have changed since. */
  seen: Pick<BookingRow, 'start_date' | 'travelers' | 'total_cents' | 'offer_ends_at'>;
  /** Until when its price is offered, if it is not paid. */
  offer_ends_at: string | null;
  /** The listed departure whose places it holds, and until when; undefined: a private start. */
  departure: HeldDeparture | undefined;
};

/**
 * When the money of a payment arrived; undefined: it has not. A payment that an older server counted a moment ago was
 * last changed then.
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

/** The payments of a user's bookings that succeeded or still may, oldest first. */
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

/** A payment of one of the user's own bookings. */
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
 * Stores an open payment. The one that will confirm its booking also stores the travelers and their price there, and
 * holds the places. Unless it returns `added`, the payment must not be used: `void` means another payment is open or the
 * booking has changed, `full` that the departure has too few places, `crowded` that the network holds enough.
 */
export function addPayment(
  store: Store,
  { seen, departure, offer_ends_at, ...payment }: NewPayment,
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
    if (!(await bookingTakes(transaction, { ...payment, offer_ends_at }, seen, moment))) {
      // No one has seen it yet, so it is deleted.
      await transaction.deleteFrom('payments').where('id', '=', payment.id).execute();
      return 'void';
    }
    const reason = departure && (await holdFailure(transaction, departure, payment.network_hash));
    if (!reason) return 'added';
    await cancelPayment(transaction, payment.id, now);
    return reason;
  });
}

/** Why a new payment can't hold its places. The order matters: the first check locks the trek's row. */
async function holdFailure(
  transaction: Store,
  departure: HeldDeparture,
  networkHash: string | null,
): Promise<'full' | 'crowded' | undefined> {
  if (!(await hasPlacesForAll(transaction, departure))) return 'full';
  return (await isWithinHoldLimit(transaction, networkHash)) ? undefined : 'crowded';
}

/** Whether the booking waits for the payment; if so, both change together. */
async function bookingTakes(
  transaction: Store,
  payment: Omit<NewPayment, 'seen' | 'departure'>,
  seen: NewPayment['seen'],
  moment: string,
): Promise<boolean> {
  const { booking_id, travelers, total_cents, price_per_person_cents, amount_usd, balance_state, offer_ends_at } =
    payment;
  const booking = transaction
    .updateTable('bookings')
    .where('id', '=', booking_id)
    .where('start_date', '=', seen.start_date)
    .where('travelers', '=', seen.travelers)
    .where('total_cents', '=', seen.total_cents)
    .where('offer_ends_at', 'is not distinct from', seen.offer_ends_at);
  const { numUpdatedRows } = await (balance_state === null
    ? booking
        .set({
          travelers,
          total_cents,
          price_per_person_cents,
          offer_ends_at,
          balance_usd: wholeUsd(total_cents),
          updated_at: moment,
        })
        .where('status', '=', 'pending')
    : booking.set({ updated_at: moment }).where('status', '=', 'confirmed').where('balance_usd', '>=', amount_usd)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every open payment older than a moment, oldest first, and those from after now, because the clock was set back. */
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

/** A payment by the provider's id. */
export function paymentById(store: Store, paymentId: string): Promise<PaymentRow | undefined> {
  return store.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** Records that the visitor has polled a payment. */
export async function markPolled(store: Store, paymentId: string, now: Date): Promise<void> {
  await store.updateTable('payments').set({ asked_at: now.toISOString() }).where('id', '=', paymentId).execute();
}

/** Marks an open payment as canceled. One that has ended stays unchanged. */
export async function cancelPayment(store: Store, paymentId: string, now: Date): Promise<void> {
  await store
    .updateTable('payments')
    .set({ status: 'canceled', updated_at: now.toISOString() })
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .execute();
}
