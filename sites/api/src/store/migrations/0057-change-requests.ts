import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests to change a paid booking. An older server reads none. */
export const changeRequests: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema
      .createTable('change_requests')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('travelers', 'integer', (column) => column.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('fee_cents', 'integer', (column) => column.notNull())
      .addColumn('total_cents', 'integer', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .execute();
    await schema
      .createIndex('requested_changes')
      .on('change_requests')
      .column('requested_at')
      .where(sql.ref('status'), '=', 'requested')
      .execute();
  },
};
