import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The treks that a user has saved. */
export const savedTreks: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('saved_treks')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      // A server of an older release removes treks from the catalogue without knowing this table.
      .addColumn('trek_id', 'integer', (column) => column.notNull().references('treks.id').onDelete('cascade'))
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('seen_departures', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('saved_treks_key', ['user_id', 'trek_id'])
      .execute();
    // Otherwise removing a trek reads the whole table.
    await schema.createIndex('saved_treks_by_trek').on('saved_treks').column('trek_id').execute();
  },
};
