import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far the books were compared with the provider's. */
export const reconciliation: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('reconciliation')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('heard_until', 'text', (column) => column.notNull())
      .execute();
  },
};
