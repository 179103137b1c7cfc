import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailQueue: Migration = {
  async up(database: Kysely<never>) {
    await database.schema
      .createTable('queued_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('queued_mails_by_due_at').on('queued_mails').column('due_at').execute();
    // The reconciler looks for open payments every few seconds.
    await database.schema.createIndex('payments_by_status').on('payments').columns(['status', 'created_at']).execute();
  },
};
