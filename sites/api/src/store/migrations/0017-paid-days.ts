import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When the money of a payment arrived, and the day of a booking's first money. `backfillPaidAt` fills both in for
 * payments of an older server, which knows neither.
 */
export const paidDays: Migration = {
  async up(database: Kysely<never>) {
    // Payments before bookings, the order in which servers write them.
    await database.schema.alterTable('payments').addColumn('paid_at', 'text').execute();
    // Queried every few seconds.
    await database.schema
      .createIndex('payments_without_moment')
      .on('payments')
      .column('status')
      .where(sql.ref('paid_at'), 'is', null)
      .execute();
    await database.schema.alterTable('bookings').addColumn('booked_on', 'text').execute();
    // A booking that was confirmed without a payment was booked when it was created.
    await sql`
      update bookings set booked_on = substr(created_at, 1, 10)
      where status in ('confirmed', 'disputed') and not exists (
        select 1 from payments where payments.booking_id = bookings.id and payments.status = 'succeeded'
      )`.execute(database);
  },
};
