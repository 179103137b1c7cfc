import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const firstTables: Migration = {
  async up(database: Kysely<never>) {
    for (const table of ['countries', 'regions', 'treks', 'posts']) {
      await database.schema
        .createTable(table)
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
    }
    await database.schema.alterTable('treks').addColumn('withdrawn_at', 'text').execute();

    await database.schema
      .createTable('content_import')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('fullname', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('google_id', 'text', (column) => column.unique())
      .addColumn('token_version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('password_resets')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute();

    await database.schema
      .createTable('bookings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('trek_id', 'integer', (column) => column.notNull().references('treks.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('special_requirements', 'text', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('end_date', 'text', (column) => column.notNull())
      .addColumn('travelers', 'integer', (column) => column.notNull())
      .addColumn('total_cents', 'integer', (column) => column.notNull())
      .addColumn('advance_usd', 'integer', (column) => column.notNull())
      .addColumn('balance_usd', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('bookings_of_user').on('bookings').columns(['user_id', 'created_at']).execute();
    await database.schema.createIndex('bookings_of_trek').on('bookings').column('trek_id').execute();
    await database.schema
      .createIndex('one_pending_booking_per_user_and_trek')
      .unique()
      .on('bookings')
      .columns(['user_id', 'trek_id'])
      .where(sql.ref('status'), '=', 'pending')
      .execute();

    await database.schema
      .createTable('payments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('amount_usd', 'integer', (column) => column.notNull())
      .addColumn('travelers', 'integer', (column) => column.notNull())
      .addColumn('total_cents', 'integer', (column) => column.notNull())
      .addColumn('customer_name', 'text', (column) => column.notNull())
      .addColumn('customer_email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('one_open_payment_per_booking')
      .unique()
      .on('payments')
      .column('booking_id')
      .where(sql.ref('status'), '=', 'open')
      .execute();

    await database.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
