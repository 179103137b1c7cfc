import type { Store } from './open-store.ts';

/** Declined cards count for an hour. */
export const CARD_WINDOW_SECONDS = 3_600;

/** Selects declined cards: a user's, or those of everyone on one network. */
export type Cardholders = { userId: string } | { networkHash: string };

/**
 * Counts a declined card of a payment, even if the report arrives after the payment ended.
 * @returns the payment's declined cards
 */
export async function countDecline(store: Store, paymentId: string, now: Date): Promise<number> {
  const counted = await store
    .updateTable('payments')
    .set((column) => ({ declines: column('declines', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', paymentId)
    .where('status', '!=', 'succeeded')
    .returning('declines')
    .executeTakeFirst();
  return counted?.declines ?? 0;
}

/** Number of declined cards of payments that changed since a moment. */
export async function declinesSince(store: Store, whose: Cardholders, moment: Date): Promise<number> {
  const payments = store
    .selectFrom('payments')
    .select((column) => column.fn.sum('payments.declines').as('declines'))
    .where('payments.updated_at', '>', moment.toISOString());
  const { declines } = await ('networkHash' in whose
    ? payments.where('payments.network_hash', '=', whose.networkHash)
    : payments.innerJoin('bookings', 'bookings.id', 'payments.booking_id').where('bookings.user_id', '=', whose.userId)
  ).executeTakeFirstOrThrow();
  return Number(declines ?? 0);
}

/** Clears the network of payments that ended before a moment, because their declined cards no longer count. */
export async function clearPaymentNetworks(store: Store, moment: Date): Promise<void> {
  await store
    .updateTable('payments')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('status', '!=', 'open')
    .where('updated_at', '<=', moment.toISOString())
    .execute();
}
