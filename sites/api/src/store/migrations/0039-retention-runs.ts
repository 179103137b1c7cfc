import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row: when expired data was last deleted, so that a clock that jumped is noticed. */
export const retentionRuns: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('retention_runs')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('ran_at', 'text', (column) => column.notNull())
      .execute();
  },
};
