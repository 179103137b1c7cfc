import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When its owner removed an unpaid booking. */
export const removedBookings: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('bookings').addColumn('removed_at', 'text').execute();
  },
};
