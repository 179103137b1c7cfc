import type { Cursor } from './office-bookings.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { ContactMessageRow, MessageAnswerRow } from './schema.ts';

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

/** A page has no more messages than this: someone may have written without end. */
const MOST_OF_SENDER = 100;

/** A message, and the latest of the others from its address. Empty: it does not exist. */
export async function messagesOfSender(store: Store, id: string): Promise<ContactMessageRow[]> {
  const named = await store.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!named) return [];
  const others = await store
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', named.email)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_SENDER)
    .execute();
  return [named, ...others];
}

/** The office's answers to messages. */
export const answersTo = (store: Store, messageIds: readonly string[]): Promise<MessageAnswerRow[]> =>
  store.selectFrom('message_answers').selectAll().where('message_id', 'in', messageIds).execute();

export function messageAnswer(store: Store, id: string): Promise<MessageAnswerRow> {
  return store.selectFrom('message_answers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Mails an answer and marks its message as answered, as a part of a transaction that ends where it is not `mailed`.
 * @returns `known`: a repeated id, which changes nothing; `other`: the id is that of another answer; `gone`: the message is
 * deleted
 */
export async function answerMessage(
  transaction: Store,
  { id, message_id, text, written_by }: Omit<MessageAnswerRow, 'written_at'>,
  now: Date,
): Promise<'mailed' | 'known' | 'other' | 'gone'> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('message_answers')
    .values({ id, message_id, text, written_by, written_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) {
    const known = await messageAnswer(transaction, id);
    return known.message_id === message_id && known.text === text ? 'known' : 'other';
  }
  if (!(await markAnswered(transaction, message_id, true, written_by, now))) return 'gone';
  await queueMail(transaction, { letter: 'message-answer', messageId: message_id, answerId: id }, now);
  return 'mailed';
}

/** The texts that the office answers with again and again, by name. */
export function savedSentences(store: Store) {
  return store.selectFrom('saved_sentences').selectAll().orderBy('name').orderBy('id').execute();
}

/** Saves a sentence. A repeated id does nothing. */
export async function saveSentence(store: Store, sentence: { id: string; name: string; text: string }): Promise<void> {
  await store
    .insertInto('saved_sentences')
    .values(sentence)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns its name; undefined: there was none */
export async function removeSentence(store: Store, id: string): Promise<string | undefined> {
  const removed = await store.deleteFrom('saved_sentences').where('id', '=', id).returning('name').executeTakeFirst();
  return removed?.name;
}
