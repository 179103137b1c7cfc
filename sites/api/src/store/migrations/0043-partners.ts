import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has sold a booking, what they note beside it, and the partners, which stay known when their files are gone. */
export const partners: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('partners')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    for (const name of ['partner', 'partner_ref', 'metadata']) {
      await schema.alterTable('bookings').addColumn(name, 'text').execute();
    }
    for (const [name, column] of [
      ['bookings_of_partner_by_creation', 'created_at'],
      ['bookings_of_partner_by_departure', 'start_date'],
    ] as const) {
      await schema
        .createIndex(name)
        .on('bookings')
        .columns(['partner', column, 'id'])
        .where(sql.ref('partner'), 'is not', null)
        .execute();
    }
  },
};
