import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Disputes as rows, by the provider's id. Of those before, only a state is known, so each is taken for one about its whole
 * payment until the provider is asked. What follows from lost ones was decided: their bookings are canceled.
 */
export const disputes: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema
      .createTable('disputes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id').onDelete('cascade'))
      .addColumn('amount_cents', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('decision', 'text')
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .execute();
    await schema.createIndex('disputes_of_payment').on('disputes').column('payment_id').execute();
    await sql`
      insert into disputes (id, payment_id, amount_cents, status, reason, opened_at, asked_at, decision)
      select 'unread-' || id, id, amount_usd * 100,
        case dispute when 'open' then 'needs_response' else dispute end,
        'general', updated_at, updated_at, case dispute when 'lost' then 'written-off' end
      from payments where dispute is not null
    `.execute(database);
  },
};
