import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How the office came to a booking that it made by hand, and until when it holds places that are not paid. */
export const handBookings: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['source', 'held_until'])
      await schema.alterTable('bookings').addColumn(column, 'text').execute();
  },
};
