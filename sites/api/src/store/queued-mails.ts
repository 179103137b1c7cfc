import { randomUUID } from 'node:crypto';
import type { MailJob } from './mail-job.ts';
import type { Store } from './open-store.ts';
import type { QueuedMailRow } from './schema.ts';

/** Queues a mail. In a transaction, it exists only if the transaction commits. */
export async function queueMail(store: Store, job: MailJob, now: Date): Promise<void> {
  const moment = now.toISOString();
  await store
    .insertInto('queued_mails')
    .values({ id: randomUUID(), mail: JSON.stringify(job), attempts: 0, due_at: moment, created_at: moment })
    .execute();
}

/**
 * The oldest mails that are due.
 * @param longestWaitMs longest delay between attempts: a mail due later than that was queued before the clock was set
 * back
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
 * Claims a mail for one attempt and sets the time of the next, in case this one fails or the server dies. False if
 * another server has claimed it.
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

/** Lets a claimed mail wait for longer. */
export async function postponeMail(store: Store, id: string, until: Date): Promise<void> {
  await store.updateTable('queued_mails').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
}

/** Removes a sent mail. */
export async function removeMail(store: Store, id: string): Promise<void> {
  await store.deleteFrom('queued_mails').where('id', '=', id).execute();
}
