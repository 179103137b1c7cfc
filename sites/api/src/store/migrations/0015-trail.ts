import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The audit log. */
export const trail: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('trail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('who', 'text')
      .addColumn('account_hash', 'text')
      .addColumn('network_hash', 'text')
      .addColumn('about', 'text')
      .execute();
    await schema.createIndex('trail_by_time').on('trail').columns(['at', 'id']).execute();
  },
};
