import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TEXTS = [
  ...['passport_number', 'passport_expiry'],
  ...['insurance_company', 'insurance_policy', 'insurance_hotline', 'insurance_altitude'],
];

/**
 * Passports and insurances of travelers, and private links by which they fill in their own details. An older server writes
 * rows without the new columns, and changes none of them.
 */
export const travelerDetails: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of TEXTS)
      await schema
        .alterTable('travelers')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    await schema
      .alterTable('travelers')
      .addColumn('filled_in_by', 'text', (added) => added.notNull().defaultTo('owner'))
      .execute();
    await schema
      .createTable('traveler_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('traveler_links_key')
      .unique()
      .on('traveler_links')
      .columns(['booking_id', 'position'])
      .execute();
  },
};
