import type { Store } from './open-store.ts';

/** Declined cards count for an hour. */
export const CARD_WINDOW_SECONDS = 3_600;

/** Whose declined cards are counted: a user's, or those of all who pay from one network. */
export type Cardholders = { userId: string } | { networkHash: string };

/**
 * Counts a card that was declined for a payment; also where the report of it comes after the payment was ended.
 * @returns how many were declined for it
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

/** How many cards were declined for payments that changed since a moment. */
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

/** Forgets from where payments came that have ended before a moment: their declined cards count no longer. */
export async function clearPaymentNetworks(store: Store, moment: Date): Promise<void> {
  await store
    .updateTable('payments')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('status', '!=', 'open')
    .where('updated_at', '<=', moment.toISOString())
    .execute();
}
