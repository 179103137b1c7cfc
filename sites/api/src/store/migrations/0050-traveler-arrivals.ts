import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When and how travelers arrive. An older server writes rows without it, and changes none. */
export const travelerArrivals: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('travelers')
      .addColumn('arrival', 'text', (added) => added.notNull().defaultTo(''))
      .execute();
  },
};
