import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Departures that the company has to confirm before payment. */
export const departureRequests: Migration = {
  async up(database: Kysely<never>) {
    await database.schema
      .createTable('departure_requests')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('travelers', 'integer', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .execute();
    await database.schema
      .createIndex('waiting_departure_requests')
      .on('departure_requests')
      .column('requested_at')
      .where(sql.ref('status'), '=', 'requested')
      .execute();
  },
};
