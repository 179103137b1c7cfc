import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when the stored price of an unpaid booking is offered. Older rows stay without: their price is asked for again. */
export const offers: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('bookings').addColumn('offer_ends_at', 'text').execute();
  },
};
