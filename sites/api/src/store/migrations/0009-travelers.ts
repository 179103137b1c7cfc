import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Traveler details for permits and emergencies. */
export const travelers: Migration = {
  async up(database: Kysely<never>) {
    await database.schema
      .createTable('travelers')
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('passport_name', 'text', (column) => column.notNull())
      .addColumn('nationality', 'text', (column) => column.notNull())
      .addColumn('birth_date', 'text', (column) => column.notNull())
      .addColumn('diet', 'text', (column) => column.notNull())
      .addColumn('insurance', 'text', (column) => column.notNull())
      .addColumn('emergency_name', 'text', (column) => column.notNull())
      .addColumn('emergency_phone', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('travelers_key', ['booking_id', 'position'])
      .execute();
    // Queried every hour: treks that ended a year ago.
    await database.schema.createIndex('bookings_by_end').on('bookings').column('end_date').execute();
  },
};
