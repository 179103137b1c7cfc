import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests to cancel a paid booking, and the refunds that the office approves. */
export const cancellations: Migration = {
  async up(database: Kysely<never>) {
    // Dependents of payments before those of bookings, the order in which servers write them.
    await database.schema
      .createTable('refunds')
      .addColumn('payment_id', 'text', (column) => column.primaryKey().references('payments.id'))
      .addColumn('amount_usd', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('cancellations')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('kept_usd', 'integer', (column) => column.notNull())
      .addColumn('refund_usd', 'integer', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .execute();
    await database.schema
      .createIndex('ordered_refunds')
      .on('refunds')
      .column('status')
      .where(sql.ref('status'), '=', 'ordered')
      .execute();
  },
};
