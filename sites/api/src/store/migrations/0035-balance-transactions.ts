import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every movement of money in the balance at the provider, its payouts to the bank, and how far both were read. */
export const balanceTransactions: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('balance_transactions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text')
      .addColumn('intent_id', 'text')
      .addColumn('gross_cents', 'integer', (column) => column.notNull())
      .addColumn('fee_cents', 'integer', (column) => column.notNull())
      .addColumn('net_cents', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('available_at', 'text', (column) => column.notNull())
      .addColumn('payout_id', 'text')
      .execute();
    await schema.createIndex('balance_transactions_of_intent').on('balance_transactions').column('intent_id').execute();
    await schema.createIndex('balance_transactions_by_time').on('balance_transactions').column('created_at').execute();
    await schema
      .createTable('payouts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cents', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('arrives_at', 'text', (column) => column.notNull())
      .addColumn('itemized_at', 'text')
      .execute();
    await schema
      .createTable('books_read')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('read_until', 'text', (column) => column.notNull())
      .execute();
  },
};
