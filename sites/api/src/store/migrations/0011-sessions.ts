import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sessions of each account, so that they can be listed and ended. */
export const sessions: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('token_version', 'integer', (column) => column.notNull())
      .addColumn('browser', 'text')
      .addColumn('system', 'text')
      .addColumn('idle_seconds', 'integer', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_of_user').on('sessions').columns(['user_id', 'seen_at']).execute();
    await schema.createIndex('sessions_by_end').on('sessions').column('ends_at').execute();
  },
};
