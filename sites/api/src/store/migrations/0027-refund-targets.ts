import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sum that a payment has returned in all once its refund is made: a refund by someone else may have covered it meanwhile. */
export const refundTargets: Migration = {
  async up(database: Kysely<never>) {
    await database.schema.alterTable('refunds').addColumn('target_cents', 'integer').execute();
    await sql`
      update refunds set target_cents = coalesce(amount_cents, amount_usd * 100)
        + (select refunded_cents from payments where payments.id = refunds.payment_id)
      where status in ('ordered', 'failed', 'by-hand')
    `.execute(database);
  },
};
