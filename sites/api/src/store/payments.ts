import { wholeUsd } from '@trek/ui/pricing';
import {
  type HeldDeparture,
  isWithinHoldLimit,
  joinedDeparture,
  lockedPlacesLeft,
  NOT_HELD,
  UNENDED,
} from './departure-places.ts';
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
 * Why a payment can't hold its places: the departure has too few, counting those that its booking holds already, or the
 * network holds enough.
 */
export type HoldFailure = { reason: 'full'; placesLeft: number } | { reason: 'closed' | 'crowded' };

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
    .where('payments.status', 'in', ['open', 'succeeded'])
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
 * Stores a payment that waits until the one that it replaces has ended, and holds its places. Those of the other one count
 * as its own.
 * @returns undefined, or why it can't hold them: then nothing was stored
 */
export async function reservePayment(
  store: Store,
  { seen: _, departure, offer_ends_at: __, ...payment }: NewPayment,
  now: Date,
): Promise<HoldFailure | undefined> {
  const moment = now.toISOString();
  try {
    await inTransaction(store, async (transaction) => {
      await transaction
        .insertInto('payments')
        .values({
          ...payment,
          status: 'reserved',
          held_until: departure?.heldUntil ?? null,
          created_at: moment,
          updated_at: moment,
        })
        .execute();
      const failure = departure && (await holdFailure(transaction, departure, payment, now));
      if (failure) throw new HoldRefusedError(failure);
    });
    return undefined;
  } catch (error) {
    if (error instanceof HoldRefusedError) return error.failure;
    throw error;
  }
}

/**
 * Opens a reserved payment. The one that will confirm its booking also stores the travelers and their price there.
 * @returns false if another payment is open, the booking has changed or the payment has ended: it must not be used
 */
export async function openReserved(store: Store, payment: NewPayment, now: Date): Promise<boolean> {
  const moment = now.toISOString();
  try {
    await inTransaction(store, async (transaction) => {
      const reserved = await transaction
        .deleteFrom('payments')
        .where('id', '=', payment.id)
        .where('status', '=', 'reserved')
        .returningAll()
        .executeTakeFirst();
      if (!reserved) throw new NotOpenedError();
      // Inserted again, because an update would not get past the index on open payments without an error.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('payments')
        .values({ ...reserved, status: 'open', updated_at: moment })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows || !(await bookingTakes(transaction, payment, moment))) throw new NotOpenedError();
    });
    return true;
  } catch (error) {
    if (error instanceof NotOpenedError) return false;
    throw error;
  }
}

/** Undoes a transaction whose payment can't hold its places. */
class HoldRefusedError extends Error {
  override name = 'HoldRefusedError';
  readonly failure: HoldFailure;
  constructor(failure: HoldFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** Undoes a transaction whose payment was not opened. */
class NotOpenedError extends Error {
  override name = 'NotOpenedError';
}

/** Why a new payment can't hold its places. The order matters: the first check locks the trek's row. */
async function holdFailure(
  transaction: Store,
  departure: HeldDeparture,
  { travelers, network_hash }: Pick<PaymentRow, 'travelers' | 'network_hash'>,
  now: Date,
): Promise<HoldFailure | undefined> {
  const left = await lockedPlacesLeft(transaction, departure, now);
  if (left < 0) {
    const found = await joinedDeparture(transaction, departure.trekId, departure.startDate);
    return found?.state === 'open'
      ? { reason: 'full', placesLeft: Math.max(0, left + travelers) }
      : { reason: 'closed' };
  }
  return (await isWithinHoldLimit(transaction, network_hash)) ? undefined : { reason: 'crowded' };
}

/** Whether the booking waits for the payment; if so, both change together. */
async function bookingTakes(
  transaction: Store,
  { booking_id, seen, amount_usd, balance_state, ...group }: NewPayment,
  moment: string,
): Promise<boolean> {
  const { travelers, total_cents, price_per_person_cents, offer_ends_at } = group;
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
          ...(travelers > seen.travelers && NOT_HELD),
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

/** Payments older than a moment that have not ended, oldest first, and those from after now: the clock was set back. */
export function unendedPaymentsBefore(store: Store, moment: Date, now: Date): Promise<PaymentRow[]> {
  return store
    .selectFrom('payments')
    .selectAll()
    .where('status', 'in', UNENDED)
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

/**
 * Marks a payment as canceled. One that has ended stays unchanged.
 * @returns the payment, if this call has canceled it
 */
export function cancelPayment(store: Store, paymentId: string, now: Date): Promise<PaymentRow | undefined> {
  return store
    .updateTable('payments')
    .set({ status: 'canceled', updated_at: now.toISOString() })
    .where('id', '=', paymentId)
    .where('status', 'in', UNENDED)
    .returningAll()
    .executeTakeFirst();
}
