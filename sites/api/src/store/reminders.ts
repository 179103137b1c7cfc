import type { MailJob } from './mail-job.ts';
import type { Store } from './open-store.ts';
import { DETAILS_REMINDERS } from './preparation.rules.ts';
import { queueMail } from './queued-mails.ts';
import type { BalanceReminder, BookingRow, DetailsReminder } from './schema.ts';
import { inTransaction } from './transaction.ts';

type Reminder = BalanceReminder | DetailsReminder;

/** Confirmed bookings whose treks start within a range of days, and whose owners have not asked to cancel them. */
export const confirmedBookings = (store: Store, after: string, until: string) =>
  store
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('start_date', '>', after)
    .where('start_date', '<=', until)
    .where('id', 'not in', cancellationRequests(store));

/** Those of them with a balance. */
export const bookingsWithBalance = (store: Store, after: string, until: string): Promise<BookingRow[]> =>
  confirmedBookings(store, after, until).where('balance_usd', '>', 0).execute();

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
  reminders: readonly Reminder[],
): Promise<void> {
  if (reminders.length === 0) return;
  await transaction
    .deleteFrom('balance_reminders')
    .where('booking_id', '=', bookingId)
    .where('reminder', 'in', reminders)
    .execute();
}

/** The reminders of details that were queued for starts to come, each as booking and reminder. */
export async function remindedOfDetails(store: Store, today: string): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom('balance_reminders')
    .innerJoin('bookings', 'bookings.id', 'balance_reminders.booking_id')
    .select(['booking_id', 'reminder'])
    .where('bookings.status', '=', 'confirmed')
    .where('bookings.start_date', '>', today)
    .where('reminder', 'in', DETAILS_REMINDERS)
    .execute();
  return new Set(rows.map(({ booking_id, reminder }) => `${booking_id} ${reminder}`));
}

/** Queues a balance reminder, unless it was queued before. */
export const queueReminder = (store: Store, bookingId: string, reminder: BalanceReminder, now: Date): Promise<void> =>
  queueOnce(store, bookingId, reminder, { letter: 'balance-reminder', reminder, bookingId }, now);

/** Queues a reminder of missing details, likewise. */
export const queueDetailsReminder = (
  store: Store,
  about: { bookingId: string; reminder: DetailsReminder; startDate: string; neededOn: string },
  now: Date,
): Promise<void> => queueOnce(store, about.bookingId, about.reminder, { letter: 'details-reminder', ...about }, now);

const queueOnce = (store: Store, bookingId: string, reminder: Reminder, mail: MailJob, now: Date): Promise<void> =>
  inTransaction(store, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('balance_reminders')
      .values({ booking_id: bookingId, reminder, ordered_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await queueMail(transaction, mail, now);
  });
