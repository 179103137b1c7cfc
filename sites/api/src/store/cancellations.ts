import { type CancellationTerms, usdOf } from '@trek/ui/booking/rules';
import type { Store } from './open-store.ts';
import { queueLetter } from './queued-mails.ts';
import type { BookingRow, CancellationRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** The requests to cancel a user's bookings. */
export function cancellationsOf(store: Store, userId: string): Promise<CancellationRow[]> {
  return store
    .selectFrom('cancellations')
    .innerJoin('bookings', 'bookings.id', 'cancellations.booking_id')
    .selectAll('cancellations')
    .where('bookings.user_id', '=', userId)
    .execute();
}

export function cancellationOf(store: Store, bookingId: string): Promise<CancellationRow> {
  return store.selectFrom('cancellations').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
}

/** Cancels a booking for which nothing was paid; false where something was, or is being paid. */
export async function cancelUnpaid(store: Store, bookingId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0, updated_at: now.toISOString() })
    .where('id', '=', bookingId)
    .where('status', '=', 'pending')
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

/** Writes down that the owner asks to cancel a booking, and tells the office: once, however often it is asked. */
export function requestCancellation(
  store: Store,
  bookingId: string,
  { keptUsd, refundUsd }: CancellationTerms,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const asked = {
      status: 'requested',
      kept_usd: keptUsd,
      refund_usd: refundUsd,
      requested_at: now.toISOString(),
      decided_by: null,
      decided_at: null,
    } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('cancellations')
      .values({ booking_id: bookingId, ...asked })
      // Who was declined may ask again.
      .onConflict((conflict) =>
        conflict.column('booking_id').doUpdateSet(asked).where('cancellations.status', '=', 'declined'),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      await queueLetter(transaction, { letter: 'cancellation', cancellation: 'requested', bookingId }, now);
    }
  });
}

/** What waits for the office, oldest first. */
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
 * Decides a request, once. Approved, the booking is cancelled and its refunds are ordered, newest payment first, never more
 * of one than is left of it; the visitor is told either way.
 * @param decidedBy who in the office
 * @returns false where there is no such request, or it was decided before
 */
export function decideCancellation(
  store: Store,
  reference: string,
  decision: 'approved' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(store, (transaction) => decideRequest(transaction, reference, decision, decidedBy, now));
}

/** {@link decideCancellation} as a part of a transaction. */
export async function decideRequest(
  transaction: Store,
  reference: string,
  decision: 'approved' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const decided = await transaction
    .updateTable('cancellations')
    .set({ status: decision, decided_by: decidedBy, decided_at: moment })
    .where('status', '=', 'requested')
    .where('booking_id', 'in', (of) => of.selectFrom('bookings').select('id').where('reference', '=', reference))
    .returningAll()
    .executeTakeFirst();
  if (!decided) return false;
  const bookingId = decided.booking_id;
  if (decision === 'approved') await cancelPaid(transaction, decided, moment);
  await queueLetter(transaction, { letter: 'cancellation', cancellation: decision, bookingId }, now);
  return true;
}

/** Cancels the booking and orders what is not kept of it. */
export async function cancelPaid(
  transaction: Store,
  { booking_id, kept_usd }: Pick<CancellationRow, 'booking_id' | 'kept_usd'>,
  moment: string,
): Promise<void> {
  const { advance_usd } = await transaction
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0, updated_at: moment })
    .where('id', '=', booking_id)
    .returning('advance_usd')
    .executeTakeFirstOrThrow();
  const refundUsd = Math.max(0, advance_usd - kept_usd);
  await transaction
    .updateTable('cancellations')
    .set({ refund_usd: refundUsd })
    .where('booking_id', '=', booking_id)
    .execute();
  await orderRefunds(transaction, booking_id, refundUsd, moment);
}

async function orderRefunds(transaction: Store, bookingId: string, refundUsd: number, moment: string): Promise<void> {
  const payments = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'succeeded')
    .where('dispute', 'is', null)
    .where((column) => column.or([column('balance_state', 'is', null), column('balance_state', '=', 'counted')]))
    .orderBy('created_at', 'desc')
    .execute();
  let leftUsd = refundUsd;
  for (const { id, amount_usd, refunded_cents } of payments) {
    const amountUsd = Math.min(leftUsd, Math.floor(amount_usd - usdOf(refunded_cents)));
    if (amountUsd <= 0) continue;
    leftUsd -= amountUsd;
    await transaction
      .insertInto('refunds')
      .values({ payment_id: id, amount_usd: amountUsd, status: 'ordered', ordered_at: moment })
      .execute();
  }
}

/** Refunds that the provider has not done yet. What came by a transfer is for a person to send back. */
export function orderedRefunds(store: Store) {
  return store
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.payment_id', 'refunds.amount_usd'])
    .where('refunds.status', '=', 'ordered')
    .where('payments.method', 'is', null)
    .execute();
}

export async function markRefunded(store: Store, paymentId: string): Promise<void> {
  await store.updateTable('refunds').set({ status: 'done' }).where('payment_id', '=', paymentId).execute();
}
