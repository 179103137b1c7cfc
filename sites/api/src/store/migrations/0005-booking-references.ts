import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newReference } from '../booking-reference.ts';

/** Bookings that one statement updates: its parameters are limited. */
const ROWS_AT_ONCE = 500;

/**
 * References of bookings. An older server does not know them: what it writes while both run gets its reference when it
 * is read.
 */
export const bookingReferences: Migration = {
  async up(database: Kysely<{ bookings: { id: string; reference: string | null } }>) {
    // Payments before bookings, the order in which servers write them, so that writes and migrations don't deadlock. A
    // booking's payments are read whenever it is shown.
    await database.schema.createIndex('payments_of_booking').on('payments').column('booking_id').execute();
    await database.schema.alterTable('bookings').addColumn('reference', 'text').execute();
    const ids = (await database.selectFrom('bookings').select('id').execute()).map(({ id }) => id);
    const references = new Set<string>();
    while (references.size < ids.length) references.add(newReference());
    const unused = references.values();
    const named = ids.map((id) => ({ id, reference: unused.next().value as string }));
    for (let first = 0; first < named.length; first += ROWS_AT_ONCE) {
      const rows = named.slice(first, first + ROWS_AT_ONCE);
      const cases = rows.map(({ id, reference }) => sql`when ${id} then ${reference}`);
      await database
        .updateTable('bookings')
        .set({ reference: sql<string>`case id ${sql.join(cases, sql` `)} end` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    }
    await database.schema.createIndex('bookings_by_reference').unique().on('bookings').column('reference').execute();
  },
};
