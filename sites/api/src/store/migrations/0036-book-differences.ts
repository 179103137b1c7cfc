import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Differences between our books and the provider's, for a person to settle. */
export const bookDifferences: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('book_differences')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('stripe_id', 'text', (column) => column.notNull())
      .addColumn('stripe_cents', 'integer', (column) => column.notNull())
      .addColumn('our_cents', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('found_at', 'text', (column) => column.notNull())
      .addColumn('gone_at', 'text')
      .addColumn('settled_at', 'text')
      .addColumn('settled_by', 'text')
      .addColumn('note', 'text')
      .execute();
  },
};
