import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails about new departures of a saved trek, for those who asked. An older server writes rows without, and changes none. */
export const departureMails: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['mails_since', 'mails_language', 'mailed_at'])
      await schema.alterTable('saved_treks').addColumn(column, 'text').execute();
    await schema
      .alterTable('saved_treks')
      .addColumn('mailed_departures', 'text', (added) => added.notNull().defaultTo('[]'))
      .execute();
  },
};
