import { sql } from 'kysely';
import { CLOSED_STATUSES, INQUIRY_STATUSES } from './dispute.rules.ts';
import type { Store } from './open-store.ts';

/* The effect of disputes on the money of payments. */

/** Disputes that are not over, with their payments. */
export const openDisputes = (store: Store) =>
  store
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .where('disputes.status', 'not in', CLOSED_STATUSES);

/** Payments whose money the bank has taken for the time of a dispute: the provider refunds nothing of them. */
export const heldPayments = (store: Store) =>
  store
    .selectFrom('disputes')
    .select('payment_id')
    .where('status', 'not in', [...CLOSED_STATUSES, ...INQUIRY_STATUSES]);

/** The sum that lost disputes have taken of a row of payments. */
export const LOST_CENTS = sql<number>`coalesce(
  (select sum(amount_cents) from disputes where disputes.payment_id = payments.id and disputes.status = 'lost'), 0
)`;

interface Loss {
  /** Taken by lost disputes. */
  lostCents: number;
  /** The part of it that the customer owes again. */
  owedAgainCents: number;
}

/** The sums that lost disputes have taken of payments. */
export async function lossesOf(store: Store, paymentIds: readonly string[]): Promise<(paymentId: string) => Loss> {
  const rows =
    paymentIds.length === 0
      ? []
      : await store
          .selectFrom('disputes')
          .select(['payment_id', 'amount_cents', 'decision'])
          .where('payment_id', 'in', paymentIds)
          .where('status', '=', 'lost')
          .execute();
  return (paymentId) => {
    const lost = rows.filter(({ payment_id }) => payment_id === paymentId);
    const again = lost.filter(({ decision }) => decision === 'owed-again');
    const [lostCents = 0, owedAgainCents = 0] = [lost, again].map((some) =>
      some.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    );
    return { lostCents, owedAgainCents };
  };
}
