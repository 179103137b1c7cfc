import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments toward the balance of a confirmed booking, and its reminders. */
export const balances: Migration = {
  async up(database: Kysely<never>) {
    await database.schema.alterTable('payments').addColumn('balance_state', 'text').execute();
    // Queried every few seconds: payments that an older server has marked as paid.
    await database.schema
      .createIndex('uncounted_balance_payments')
      .on('payments')
      .column('status')
      .where(sql.ref('balance_state'), '=', 'open')
      .execute();
    await database.schema
      .createTable('balance_reminders')
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('reminder', 'text', (column) => column.notNull())
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('balance_reminders_key', ['booking_id', 'reminder'])
      .execute();
    // The reminders query bookings whose treks start soon.
    await database.schema.createIndex('bookings_by_start').on('bookings').columns(['status', 'start_date']).execute();
  },
};
