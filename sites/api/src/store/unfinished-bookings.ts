import type { Store } from './open-store.ts';
import { openPayment } from './payments.ts';
import { removeBookings } from './remove-rows.ts';
import { inTransaction } from './transaction.ts';

/** Those of some bookings that were only looked at: unpaid, and nothing was requested, agreed or done by the office. */
export async function unfinishedAmong(store: Store, bookingIds: readonly string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await store
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', bookingIds)
    .where('status', '=', 'pending')
    .where('advance_usd', '=', 0)
    // The office made it, or holds its places.
    .where('source', 'is', null)
    .where('held_until', 'is', null)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        ...(['departure_requests', 'price_lines', 'office_log'] as const).map((table) =>
          not(exists(selectFrom(table).select('booking_id').whereRef('booking_id', '=', 'bookings.id'))),
        ),
        not(
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.booking_id', '=', 'bookings.id')
              .where('payments.status', 'not in', ['open', 'canceled']),
          ),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes an unfinished booking away from its owner. It is canceled and hidden at once; its rows follow within the hour, because
 * the declined cards of its payments count until then.
 * @returns false if it is not unfinished, or being paid
 */
export function hideUnfinished(store: Store, bookingId: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    // Locks it, so that a payment opened meanwhile sees the change.
    await transaction
      .updateTable('bookings')
      .set({ updated_at: now.toISOString() })
      .where('id', '=', bookingId)
      .execute();
    if (await openPayment(transaction, bookingId)) return false;
    if (!(await unfinishedAmong(transaction, [bookingId])).has(bookingId)) return false;
    const removed_at = now.toISOString();
    await transaction
      .updateTable('bookings')
      .set({ status: 'cancelled', balance_usd: 0, removed_at })
      .where('id', '=', bookingId)
      .execute();
    return true;
  });
}

/** Deletes the removed bookings whose payments no longer count. @returns how many */
export function deleteRemoved(store: Store): Promise<number> {
  return inTransaction(store, (transaction) =>
    removeBookings(transaction, ({ and, eb, not, exists, selectFrom }) =>
      and([
        eb('removed_at', 'is not', null),
        not(
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.booking_id', '=', 'bookings.id')
              .where('payments.network_hash', 'is not', null),
          ),
        ),
      ]),
    ),
  );
}
