import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Events of the provider, so that each has its effect once, and declined cards with their time. Those that were only counted
 * become cards that were declined when their payment last changed.
 */
export const providerEvents: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema
      .createTable('stripe_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('declined_cards')
      .addColumn('charge_id', 'text', (column) => column.primaryKey())
      .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id').onDelete('cascade'))
      .addColumn('declined_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('declined_cards_of_payment').on('declined_cards').column('payment_id').execute();
    await sql`
      insert into declined_cards (charge_id, payment_id, declined_at)
      with recursive counted (payment_id, declined_at, number, declines) as (
        select id, updated_at, 1, declines from payments where declines > 0
        union all
        select payment_id, declined_at, number + 1, declines from counted where number < declines
      )
      select payment_id || '-declined-' || number, payment_id, declined_at from counted
    `.execute(database);
  },
};
