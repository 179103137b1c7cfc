import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The state of each refund, who ordered it, and refunds that no payment can send. */
export const refunds: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['provider_id', 'ordered_by', 'changed_at']) {
      await schema.alterTable('refunds').addColumn(column, 'text').execute();
    }
    await schema.alterTable('refunds').addColumn('amount_cents', 'integer').execute();
    await schema
      .alterTable('refunds')
      .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('payments').addColumn('refund_failed_at', 'text').execute();
    await schema
      .createTable('manual_refunds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('amount_cents', 'integer', (column) => column.notNull())
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .addColumn('ordered_by', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .execute();
    await schema.createIndex('manual_refunds_of_booking').on('manual_refunds').column('booking_id').execute();
  },
};
