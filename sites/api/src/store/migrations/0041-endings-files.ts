import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The servers' files of endings, so that a restore can tell that one is missing; and operators who were dismissed though a
 * restored backup does not know them.
 */
export const endingsFiles: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('endings_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('dismissals')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .execute();
  },
};
