import type { Cursor } from './office-bookings.ts';
import type { Store } from './open-store.ts';
import type { ContactMessageRow } from './schema.ts';

/** Messages after a cursor, newest first. */
export function listMessages(store: Store, isAnswered: boolean | undefined, after: Cursor | undefined, limit: number) {
  return store
    .selectFrom('contact_messages')
    .selectAll()
    .$if(isAnswered === true, (query) => query.where('answered_at', 'is not', null))
    .$if(isAnswered === false, (query) => query.where('answered_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where((column) => column(column.refTuple('created_at', 'id'), '<', column.tuple(...(after as Cursor)))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

/** Number of unanswered messages. */
export async function countOpenMessages(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The cursor of a message. */
export const messageCursor = ({ created_at, id }: ContactMessageRow): Cursor => [created_at, id];

/** Marks a message as answered or unanswered; the first author stays. False if there is no such message. */
export async function markAnswered(
  store: Store,
  id: string,
  isAnswered: boolean,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('contact_messages')
    .set((column) =>
      isAnswered
        ? {
            answered_at: column.fn.coalesce('answered_at', column.val(now.toISOString())),
            answered_by: column.fn.coalesce('answered_by', column.val(doneBy)),
          }
        : { answered_at: null, answered_by: null },
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
