import type { Store } from './open-store.ts';

/** The provider keeps an event for 30 days. Source: https://docs.stripe.com/api/events */
export const PROVIDER_KEEPS_DAYS = 30;
/** Longer, so that none is taken for new when the provider is asked for what it has kept. */
const RETENTION_DAYS = 40;

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
export async function removeOldEvents(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  const removed = await store.deleteFrom('stripe_events').where('received_at', '<', oldest).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Until when everything that the provider has reported is in the books; undefined: it was never asked. */
export async function heardUntil(store: Store): Promise<string | undefined> {
  const row = await store.selectFrom('reconciliation').select('heard_until').executeTakeFirst();
  return row?.heard_until;
}

export async function setHeardUntil(store: Store, moment: string): Promise<void> {
  await store
    .insertInto('reconciliation')
    .values({ id: 1, heard_until: moment })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ heard_until: moment }))
    .execute();
}
