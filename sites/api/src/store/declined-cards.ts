import type { Store } from './open-store.ts';

/** Declined cards count for an hour. */
export const CARD_WINDOW_SECONDS = 3_600;

/** Selects declined cards: a user's, or those of everyone on one network. */
export type Cardholders = { userId: string } | { networkHash: string };

interface Decline {
  /** The provider's id of the attempt: a card that is declined once counts once, however often it is reported. */
  chargeId: string;
  paymentId: string;
  at: string;
}

/** Counts a declined card of a payment, even if the report arrives after the payment ended. */
export async function addDecline(transaction: Store, { chargeId, paymentId, at }: Decline): Promise<undefined> {
  await transaction
    .insertInto('declined_cards')
    .values({ charge_id: chargeId, payment_id: paymentId, declined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Number of declined cards of a payment. */
export async function declinesOf(store: Store, paymentId: string): Promise<number> {
  const { count } = await store
    .selectFrom('declined_cards')
    .select((column) => column.fn.countAll().as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of cards that were declined since a moment. */
export async function declinesSince(store: Store, whose: Cardholders, moment: Date): Promise<number> {
  const declined = store
    .selectFrom('declined_cards')
    .innerJoin('payments', 'payments.id', 'declined_cards.payment_id')
    .select((column) => column.fn.countAll().as('count'))
    .where('declined_cards.declined_at', '>', moment.toISOString());
  const { count } = await ('networkHash' in whose
    ? declined.where('payments.network_hash', '=', whose.networkHash)
    : declined.innerJoin('bookings', 'bookings.id', 'payments.booking_id').where('bookings.user_id', '=', whose.userId)
  ).executeTakeFirstOrThrow();
  return Number(count);
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
