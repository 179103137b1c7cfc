import { randomUUID } from 'node:crypto';
import type { Store } from './open-store.ts';
import { COMMAND_LINE_ACTOR } from './operators.ts';
import type { OfficeAction, OfficeLogRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Who does what with which booking. */
export interface LoggedAction {
  bookingId: string;
  act: OfficeAction;
  /** Made by the browser that asks, once for each time that a person means it. */
  key: string;
  detail: string;
  doneBy: string;
}

/** `repeated`: it was done before, by the same key; `impossible`: the booking does not take it, and nothing was done. */
export type ActionOutcome = 'done' | 'repeated' | 'impossible';

class Impossible extends Error {}

/**
 * Does something with a booking and writes down who did it: both or neither, and once for each key, however often and on how
 * many servers it is asked.
 * @param work false: the booking does not take it
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
      // What was written down goes with the transaction.
      if (!(await work(transaction))) throw new Impossible();
      return 'done';
    });
  } catch (error) {
    if (error instanceof Impossible) return 'impossible';
    throw error;
  }
}

/** Writes an act into the log of its booking. @returns false where one with its key stands there */
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

/** Writes down what somebody did by the office's command, under the name that they gave. */
export const logCommandLineAction = (
  transaction: Store,
  act: Pick<LoggedAction, 'bookingId' | 'act' | 'doneBy'>,
  now: Date,
): Promise<boolean> => logAction(transaction, { ...act, key: randomUUID(), detail: COMMAND_LINE_ACTOR }, now);

/** Whether something was done with a booking by this key. */
export async function isAlreadyDone(store: Store, bookingId: string, key: string): Promise<boolean> {
  const row = await store
    .selectFrom('office_log')
    .select('key')
    .where('booking_id', '=', bookingId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was done with a booking, newest first. */
export function officeLog(store: Store, bookingId: string): Promise<OfficeLogRow[]> {
  return store
    .selectFrom('office_log')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('done_at', 'desc')
    .orderBy('key')
    .execute();
}
