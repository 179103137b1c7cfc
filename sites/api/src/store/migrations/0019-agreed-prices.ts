import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The price per person of a booking, and of the payment that sets it. Older rows stay without: it can't be known. */
export const agreedPrices: Migration = {
  async up({ schema }: Kysely<never>) {
    // Payments before bookings, the order in which servers write them.
    for (const table of ['payments', 'bookings']) {
      await schema.alterTable(table).addColumn('price_per_person_cents', 'integer').execute();
    }
  },
};
