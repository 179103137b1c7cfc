import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that are to be erased once their money is settled. */
export const erasureRequests: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('erasure_requests')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .execute();
  },
};
