import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(database: Kysely<{ users: { email_confirmed_at: string; google_id: string; created_at: string } }>) {
    await database.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('allowed', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('rate_limits_by_resets_at').on('rate_limits').column('resets_at').execute();

    await database.schema
      .createTable('known_networks')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('network_hash', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network_hash'])
      .execute();
    await database.schema.createIndex('known_networks_by_seen_at').on('known_networks').column('seen_at').execute();

    await database.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
    // Google has verified the addresses of its accounts.
    await database
      .updateTable('users')
      .set((column) => ({ email_confirmed_at: column.ref('created_at') }))
      .where('google_id', 'is not', null)
      .execute();
  },
};
