import type { Store } from './open-store.ts';

/** The provider repeats an event for days, and keeps it for 30. Source: https://docs.stripe.com/api/events */
const KEPT_DAYS = 30;

/** Writes an event down. @returns false: it was before, so its effect has been made */
export async function isNewEvent(transaction: Store, id: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('stripe_events')
    .values({ id, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Deletes events that the provider does not repeat any more. */
export async function removeOldEvents(store: Store, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await store.deleteFrom('stripe_events').where('received_at', '<', oldest).execute();
}
