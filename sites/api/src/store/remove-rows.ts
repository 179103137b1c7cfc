import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Store } from './open-store.ts';
import type { Database } from './schema.ts';

type Which<Table extends keyof Database> = (
  column: ExpressionBuilder<Database, Table>,
) => ExpressionWrapper<Database, Table, SqlBool>;

/** Deletes bookings without received or possible payments, with everything that belongs to them. @returns how many */
export async function removeBookings(transaction: Store, which: Which<'bookings'>): Promise<number> {
  const rows = await transaction
    .selectFrom('bookings')
    .select('id')
    .where(which)
    .where('advance_usd', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.booking_id', '=', 'bookings.id')
            .where('payments.status', '!=', 'canceled'),
        ),
      ),
    )
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await removeMailsAbout(transaction, ids);
  for (const table of [
    'payments',
    'travelers',
    'traveler_links',
    'cancellations',
    'change_requests',
    'departure_requests',
    'balance_reminders',
    'office_log',
    'manual_refunds',
  ] as const) {
    await transaction.deleteFrom(table).where('booking_id', 'in', ids).execute();
  }
  await transaction.deleteFrom('bookings').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes contact messages with their answers, and their queued mails. @returns how many */
export async function removeMessages(transaction: Store, which: Which<'contact_messages'>): Promise<number> {
  const rows = await transaction.deleteFrom('contact_messages').where(which).returning('id').execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await removeMailsAbout(transaction, ids);
  await transaction.deleteFrom('message_answers').where('message_id', 'in', ids).execute();
  return ids.length;
}

/** Without their subject these mails could never be rendered, and the queue would retry them forever. */
async function removeMailsAbout(transaction: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const about = new Set(ids);
  const queued = await transaction.selectFrom('queued_mails').select(['id', 'mail']).execute();
  const idle = queued.filter(({ mail }) => {
    const { bookingId = '', messageId = '' } = JSON.parse(mail) as { bookingId?: string; messageId?: string };
    return about.has(bookingId) || about.has(messageId);
  });
  if (idle.length === 0) return;
  await transaction
    .deleteFrom('queued_mails')
    .where(
      'id',
      'in',
      idle.map(({ id }) => id),
    )
    .execute();
}
