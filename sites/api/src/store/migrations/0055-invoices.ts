import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Numbers of receipts and invoices without gaps, the payer of a booking, and invoices, which never change. */
export const invoices: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema.alterTable('payments').addColumn('receipt_number', 'integer').execute();
    await schema.createIndex('payments_receipt_number').on('payments').column('receipt_number').unique().execute();
    for (const column of ['payer_name', 'payer_address'])
      await schema
        .alterTable('bookings')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
    await schema
      .createTable('paper_numbers')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    const kinds = ['receipt', 'invoice', 'credit-note'].map((kind) => ({ kind, last: 0 }));
    await database
      .insertInto('paper_numbers' as never)
      .values(kinds as never)
      .execute();
    await schema
      .createTable('invoices')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('corrects', 'integer')
      .addColumn('issued_on', 'text', (column) => column.notNull())
      .addColumn('payer_name', 'text', (column) => column.notNull())
      .addColumn('payer_address', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invoices_pkey', ['kind', 'number'])
      .execute();
    await schema.createIndex('invoices_of_booking').on('invoices').column('booking_id').execute();
  },
};
