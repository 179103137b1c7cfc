import { randomUUID } from 'node:crypto';
import type { MailJob } from './mail-job.ts';
import type { Store } from './open-store.ts';
import type { QueuedMailRow } from './schema.ts';

/** Puts a mail into the queue; in a transaction, it is there if and only if the rest of the transaction is. */
export async function queueMail(store: Store, job: MailJob, now: Date): Promise<void> {
  const moment = now.toISOString();
  await store
    .insertInto('queued_mails')
    .values({ id: randomUUID(), mail: JSON.stringify(job), attempts: 0, due_at: moment, created_at: moment })
    .execute();
}

/**
 * The oldest mails whose time has come.
 * @param longestWaitMs between two attempts: a mail that is due later than that was queued before the clock was set back
 */
export function dueMails(store: Store, now: Date, limit: number, longestWaitMs: number): Promise<QueuedMailRow[]> {
  const impossible = new Date(now.getTime() + longestWaitMs);
  return store
    .selectFrom('queued_mails')
    .selectAll()
    .where((column) =>
      column.or([column('due_at', '<=', now.toISOString()), column('due_at', '>', impossible.toISOString())]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/**
 * Takes a mail for one attempt and says when the next one is due should this one fail or the server die.
 * False when another server has taken it.
 */
export async function claimMail(store: Store, mail: QueuedMailRow, nextAttemptAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('queued_mails')
    .set({ attempts: mail.attempts + 1, due_at: nextAttemptAt.toISOString() })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a mail that was sent. */
export async function removeMail(store: Store, id: string): Promise<void> {
  await store.deleteFrom('queued_mails').where('id', '=', id).execute();
}
