import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The commission that a partner's booking was made under. */
export const bookingCommission: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('bookings').addColumn('commission_basis_points', 'integer').execute();
  },
};
