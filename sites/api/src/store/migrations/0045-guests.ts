import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bookings without an account, and the codes that prove an address. */
export const guests: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('guests')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('trek_id', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('guests_email').on('guests').column('email').execute();
    await schema
      .createTable('email_codes')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('trek_id', 'integer')
      .addColumn('user_id', 'text', (column) => column.references('users.id'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('email_codes_user').on('email_codes').column('user_id').execute();
  },
};
