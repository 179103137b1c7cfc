import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where letters and invoices of an account go. */
export const postalAddresses: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('users')
      .addColumn('postal_address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
