import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const DETAILS = ['provider_id', 'ordered_by', 'changed_at'] as const;
/** Their columns before. */
const COPIED = sql.raw(
  'payment_id, amount_usd, amount_cents, status, target_cents, attempt, provider_id, ordered_at, ordered_by, changed_at',
);

/**
 * Lines that change the price of one booking, money to the cent, facts of a bank transfer, and several refunds of one
 * payment. An older server orders refunds without an id.
 */
export const priceLines: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    // Dependents of payments before those of bookings, the order in which servers write them.
    if (database.getExecutor().adapter instanceof PostgresAdapter) await addRefundIds(database);
    else await replaceRefunds(database);
    await schema
      .alterTable('refunds')
      .addColumn('returns_overpaid', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('refunds').addColumn('others_cents', 'integer').execute();
    // An attempt is what the provider knows a refund by, also when an older server orders or repeats one.
    await schema.createIndex('refund_attempts').unique().on('refunds').columns(['payment_id', 'attempt']).execute();
    await schema.alterTable('payments').addColumn('amount_cents', 'integer').execute();
    for (const column of ['bank_reference', 'foreign_amount']) {
      await schema.alterTable('payments').addColumn(column, 'text').execute();
    }
    await schema.alterTable('bookings').addColumn('paid_cents', 'integer').execute();
    for (const column of ['kept_cents', 'refund_cents']) {
      await schema.alterTable('cancellations').addColumn(column, 'integer').execute();
    }
    await schema
      .createTable('price_lines')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('cents', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('done_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('price_lines_of_booking').on('price_lines').column('booking_id').execute();
  },
};

async function addRefundIds(database: Kysely<never>): Promise<void> {
  await sql`alter table refunds drop constraint refunds_pkey`.execute(database);
  await sql`alter table refunds add column id text not null default gen_random_uuid()::text`.execute(database);
  await sql`update refunds set id = payment_id`.execute(database);
  await sql`alter table refunds add primary key (id)`.execute(database);
}

/** SQLite can't change the key of a table. */
async function replaceRefunds(database: Kysely<never>): Promise<void> {
  const { schema } = database;
  let table = schema
    .createTable('new_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey().defaultTo(sql`(lower(hex(randomblob(16))))`))
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('amount_usd', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('ordered_at', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer')
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('target_cents', 'integer');
  for (const column of DETAILS) table = table.addColumn(column, 'text');
  await table.execute();
  await sql`insert into new_refunds (id, ${COPIED}) select payment_id, ${COPIED} from refunds`.execute(database);
  await schema.dropTable('refunds').execute();
  await schema.alterTable('new_refunds').renameTo('refunds').execute();
  await schema.createIndex('refunds_by_status').on('refunds').column('status').execute();
}
