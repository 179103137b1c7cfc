import { BOOKING_ACTS, mayCustomer } from '@trek/ui/internal/booking-acts';
import { centsOf, companyDay } from '@trek/ui/pricing';
import { cancellationCents, cancellationColumns, returnableCents } from './booking-money.ts';
import { refundTermsOf } from './booking-terms.ts';
import { bookingById } from './bookings.ts';
import { settleLostDisputes } from './disputes.ts';
import type { Store } from './open-store.ts';
import { lockMoney } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';
import { orderRefunds } from './refunds.ts';
import type { BookingRow, CancellationRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Cancellation requests for a user's bookings. */
export function cancellationsOf(store: Store, userId: string): Promise<CancellationRow[]> {
  return store
    .selectFrom('cancellations')
    .innerJoin('bookings', 'bookings.id', 'cancellations.booking_id')
    .selectAll('cancellations')
    .where('bookings.user_id', '=', userId)
    .execute();
}

export function cancellationOf(store: Store, bookingId: string): Promise<CancellationRow | undefined> {
  return store.selectFrom('cancellations').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/** Cancels an unpaid booking; false if something was paid, or is being paid. */
export async function cancelUnpaid(store: Store, bookingId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0, updated_at: now.toISOString() })
    .where('id', '=', bookingId)
    .where('status', 'in', BOOKING_ACTS.customer.cancel)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .where('payments.booking_id', '=', bookingId)
            .where('payments.status', '=', 'open'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores the owner's cancellation request, with the refund by the terms of this day, and notifies the office, once, however
 * often it is repeated.
 * @returns false if the booking is not confirmed any more
 */
export function requestCancellation(store: Store, bookingId: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    // Under the lock, so that no refund or dispute changes what the terms go by.
    const money = await lockMoney(transaction, bookingId);
    const booking = await bookingById(transaction, bookingId);
    if (!mayCustomer('ask to cancel', booking.status)) return false;
    const { retainedUsd, refundUsd } = refundTermsOf(booking, money, companyDay(now));
    const request = {
      status: 'requested',
      ...cancellationColumns({ retainedCents: centsOf(retainedUsd), refundCents: centsOf(refundUsd) }),
      requested_at: now.toISOString(),
      decided_by: null,
      decided_at: null,
    } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('cancellations')
      .values({ booking_id: bookingId, ...request })
      // After a decline, the owner may ask again.
      .onConflict((conflict) =>
        conflict.column('booking_id').doUpdateSet(request).where('cancellations.status', '=', 'declined'),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      await queueMail(transaction, { letter: 'cancellation', cancellation: 'requested', bookingId }, now);
      await queueMail(transaction, { letter: 'request-received', request: 'cancellation', bookingId }, now);
    }
    return true;
  });
}

/** Requests waiting for the office, oldest first. */
export function requestedCancellations(store: Store): Promise<(CancellationRow & Pick<BookingRow, 'reference'>)[]> {
  return store
    .selectFrom('cancellations')
    .innerJoin('bookings', 'bookings.id', 'cancellations.booking_id')
    .selectAll('cancellations')
    .select('bookings.reference')
    .where('cancellations.status', '=', 'requested')
    .orderBy('cancellations.requested_at')
    .execute();
}

/**
 * Decides a cancellation request, once, as a part of the transaction that logs it. An approval cancels the booking and
 * orders its refunds. The customer is notified either way.
 * @param decidedBy name of the person in the office
 * @returns the booking's id; undefined if there is no such request, or it was decided before
 */
export async function decideRequest(
  transaction: Store,
  reference: string,
  decision: 'approved' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<string | undefined> {
  const moment = now.toISOString();
  const decided = await transaction
    .updateTable('cancellations')
    .set({ status: decision, decided_by: decidedBy, decided_at: moment })
    .where('status', '=', 'requested')
    .where('booking_id', 'in', (of) => of.selectFrom('bookings').select('id').where('reference', '=', reference))
    .returningAll()
    .executeTakeFirst();
  if (!decided) return undefined;
  const { booking_id: bookingId } = decided;
  if (decision === 'approved') {
    const { retainedCents } = cancellationCents(decided);
    await cancelPaid(transaction, bookingId, (heldCents) => heldCents - retainedCents, decidedBy, moment);
  }
  await queueMail(transaction, { letter: 'cancellation', cancellation: decision, bookingId }, now);
  return bookingId;
}

/**
 * Cancels a paid booking and orders its refund. The amount promised, stored and ordered is the same.
 * @param refundOf calculates the refund from the amount that can still be refunded, both in cents
 */
export async function cancelPaid(
  transaction: Store,
  bookingId: string,
  refundOf: (heldCents: number) => number,
  orderedBy: string,
  moment: string,
): Promise<void> {
  const heldCents = returnableCents(await lockMoney(transaction, bookingId));
  const refundCents = Math.max(0, refundOf(heldCents));
  await transaction
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0, updated_at: moment })
    .where('id', '=', bookingId)
    .execute();
  await transaction
    .updateTable('cancellations')
    .set(cancellationColumns({ retainedCents: heldCents - refundCents, refundCents }))
    .where('booking_id', '=', bookingId)
    .execute();
  await orderRefunds(transaction, bookingId, refundCents, { orderedBy, moment });
  await settleLostDisputes(transaction, bookingId, orderedBy, new Date(moment));
}
