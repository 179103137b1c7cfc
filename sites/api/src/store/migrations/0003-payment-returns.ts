import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Later events of a payment: polls, declined cards, refunds and disputes. */
export const paymentReturns: Migration = {
  async up(database: Kysely<never>) {
    await database.schema
      .alterTable('payments')
      .addColumn('refunded_cents', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .alterTable('payments')
      .addColumn('declines', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable('payments').addColumn('dispute', 'text').execute();
    await database.schema.alterTable('payments').addColumn('asked_at', 'text').execute();
  },
};
