import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { BalanceReminder, BookingRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Confirmed bookings with a balance whose treks start within a range of days, and whose owners have not asked to cancel them. */
export function bookingsWithBalance(store: Store, after: string, until: string): Promise<BookingRow[]> {
  return store
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('start_date', '>', after)
    .where('start_date', '<=', until)
    .where('balance_usd', '>', 0)
    .where('id', 'not in', cancellationRequests(store))
    .execute();
}

/** Bookings whose owners wait for an answer to their request to cancel. */
const cancellationRequests = (store: Store) =>
  store.selectFrom('cancellations').select('booking_id').where('status', '=', 'requested');

/** Whether a reminder that was queued is not to be sent: its booking's owner has asked to cancel since. */
export async function isReminderStopped(store: Store, bookingId: string): Promise<boolean> {
  return (await cancellationRequests(store).where('booking_id', '=', bookingId).executeTakeFirst()) !== undefined;
}

/** Lets reminders of a booking be sent again. */
export async function resetReminders(
  transaction: Store,
  bookingId: string,
  reminders: readonly BalanceReminder[],
): Promise<void> {
  if (reminders.length === 0) return;
  await transaction
    .deleteFrom('balance_reminders')
    .where('booking_id', '=', bookingId)
    .where('reminder', 'in', reminders)
    .execute();
}

/** Queues a balance reminder, unless it was queued before. */
export function queueReminder(store: Store, bookingId: string, reminder: BalanceReminder, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('balance_reminders')
      .values({ booking_id: bookingId, reminder, ordered_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows)
      await queueMail(transaction, { letter: 'balance-reminder', reminder, bookingId }, now);
  });
}
