import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The terms of the day on which the first bookings learned to keep theirs: they had never changed before. */
const TERMS = JSON.stringify({
  depositPercent: 20,
  minimumAdvancePercent: 20,
  balanceDueDays: 30,
  freeCancellationDays: 30,
  lateCancellation: { days: 20, percent: 30 },
  transfer: { days: 14, feeUsd: 120 },
});

/** The terms that a booking was made under. Unpaid ones have none yet. */
export const keptTerms: Migration = {
  async up(database: Kysely<never>) {
    await database.schema.alterTable('bookings').addColumn('terms', 'text').execute();
    await sql`update bookings set terms = ${TERMS} where status <> 'pending'`.execute(database);
  },
};
