import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Figures of the bank's statements, beside what our books expected there. */
export const bankStatements: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('bank_statements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('stated_cents', 'integer', (column) => column.notNull())
      .addColumn('expected_cents', 'integer', (column) => column.notNull())
      .addColumn('done_by', 'text', (column) => column.notNull())
      .addColumn('done_at', 'text', (column) => column.notNull())
      .execute();
  },
};
