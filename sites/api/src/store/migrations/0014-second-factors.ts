import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Second factors of operators. */
export const secondFactors: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('second_factors')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .execute();
  },
};
