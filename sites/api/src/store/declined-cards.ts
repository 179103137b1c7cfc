import type { Store } from './open-store.ts';

/** Counts a card that was declined for an open payment. */
export async function countDecline(store: Store, paymentId: string, now: Date): Promise<void> {
  await store
    .updateTable('payments')
    .set((column) => ({ declines: column('declines', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .execute();
}

/** How many cards a user has had declined for payments that changed since a moment. */
export async function declinesSince(store: Store, userId: string, moment: Date): Promise<number> {
  const { declines } = await store
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select((column) => column.fn.sum('payments.declines').as('declines'))
    .where('bookings.user_id', '=', userId)
    .where('payments.updated_at', '>', moment.toISOString())
    .executeTakeFirstOrThrow();
  return Number(declines ?? 0);
}
