import type { Store } from './open-store.ts';
import type { OfficeAction, OfficeLogRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** An action on a booking, with its author. */
export interface LoggedAction {
  bookingId: string;
  act: OfficeAction;
  /** Idempotency key, created by the browser once for each intended action. */
  key: string;
  detail: string;
  doneBy: string;
}

/** `repeated`: done before with the same key; `impossible`: the booking does not allow it, and nothing was done. */
export type ActionOutcome = 'done' | 'repeated' | 'impossible';

class Impossible extends Error {}

/**
 * Performs an action on a booking and logs it in one transaction, once for each key, however often and on how many
 * servers it is requested.
 * @param work returns false if the booking does not allow it
 */
export async function performOnce(
  store: Store,
  act: LoggedAction,
  now: Date,
  work: (transaction: Store) => Promise<boolean>,
): Promise<ActionOutcome> {
  try {
    return await inTransaction(store, async (transaction) => {
      if (!(await logAction(transaction, act, now))) return 'repeated';
      // Rolls back the log entry, too.
      if (!(await work(transaction))) throw new Impossible();
      return 'done';
    });
  } catch (error) {
    if (error instanceof Impossible) return 'impossible';
    throw error;
  }
}

/**
 * Logs an action on a booking.
 * @returns false if its key is already logged
 */
export async function logAction(
  transaction: Store,
  { bookingId, act, key, detail, doneBy }: LoggedAction,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('office_log')
    .values({ booking_id: bookingId, act, key, detail, done_by: doneBy, done_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Whether an action with this key was already performed on the booking. */
export async function isAlreadyDone(store: Store, bookingId: string, key: string): Promise<boolean> {
  const row = await store
    .selectFrom('office_log')
    .select('key')
    .where('booking_id', '=', bookingId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The log of a booking, newest first. */
export function officeLog(store: Store, bookingId: string): Promise<OfficeLogRow[]> {
  return store
    .selectFrom('office_log')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('done_at', 'desc')
    .orderBy('key')
    .execute();
}
