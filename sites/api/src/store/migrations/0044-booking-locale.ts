import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language in which a booking's customer gets mails. */
export const bookingLocale: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('bookings').addColumn('locale', 'text').execute();
  },
};
