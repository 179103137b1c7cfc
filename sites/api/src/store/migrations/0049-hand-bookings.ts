import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How the office came to a booking that it made by hand, and until when it holds places that are not paid. Indexes of a trek's
 * bookings in each order of the office's list, in place of the one without an order.
 */
export const handBookings: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['source', 'held_until'])
      await schema.alterTable('bookings').addColumn(column, 'text').execute();
    for (const [name, column] of [
      ['bookings_of_trek_by_creation', 'created_at'],
      ['bookings_of_trek_by_departure', 'start_date'],
    ] as const)
      await schema.createIndex(name).on('bookings').columns(['trek_id', column, 'id']).execute();
    await schema.dropIndex('bookings_of_trek').execute();
  },
};
