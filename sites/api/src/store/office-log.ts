import { randomUUID } from 'node:crypto';
import type { Store } from './open-store.ts';
import { COMMAND } from './operators.ts';
import type { OfficeAct, OfficeLogRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Who does what with which booking. */
export interface Act {
  bookingId: string;
  act: OfficeAct;
  /** Made by the browser that asks, once for each time that a person means it. */
  key: string;
  detail: string;
  doneBy: string;
}

/** `repeated`: it was done before, by the same key; `impossible`: the booking does not take it, and nothing was done. */
export type ActOutcome = 'done' | 'repeated' | 'impossible';

class Impossible extends Error {}

/**
 * Does something with a booking and writes down who did it: both or neither, and once for each key, however often and on how
 * many servers it is asked.
 * @param work false: the booking does not take it
 */
export async function actOnce(
  store: Store,
  act: Act,
  now: Date,
  work: (transaction: Store) => Promise<boolean>,
): Promise<ActOutcome> {
  try {
    return await inTransaction(store, async (transaction) => {
      if (!(await noteAct(transaction, act, now))) return 'repeated';
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
export async function noteAct(
  transaction: Store,
  { bookingId, act, key, detail, doneBy }: Act,
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
export const noteCommand = (
  transaction: Store,
  act: Pick<Act, 'bookingId' | 'act' | 'doneBy'>,
  now: Date,
): Promise<boolean> => noteAct(transaction, { ...act, key: randomUUID(), detail: COMMAND }, now);

/** Whether something was done with a booking by this key. */
export async function wasDone(store: Store, bookingId: string, key: string): Promise<boolean> {
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
