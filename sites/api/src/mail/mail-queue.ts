import { errorDetail, type Log } from '../log.ts';
import { type RecurringTask, schedule, type Ticker } from '../schedule.ts';
import type { Store } from '../store/open-store.ts';
import { claimMail, dueMails, removeMail } from '../store/queued-mails.ts';
import type { QueuedMailRow } from '../store/schema.ts';
import type { Letterhead } from './letterhead.ts';
import type { Mailer } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

const MAIL_INTERVAL_MS = 15_000;
const MAILS_PER_LOOK = 20;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;

/** The wait before a mail is tried again doubles with each attempt, up to an hour. It is never given up. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
}

/**
 * Writes and delivers the mails that the database keeps, at start, every few seconds and when it is told that there is one. A mail
 * leaves the queue once it was sent; a server that dies in between sends it again under the same message id.
 */
export function deliverQueuedMails(
  store: Store,
  mailer: Mailer,
  letterhead: Letterhead,
  now: () => Date,
  ticker: Ticker,
  log: Log,
): RecurringTask {
  async function deliver(row: QueuedMailRow): Promise<void> {
    const retryAt = new Date(now().getTime() + retryDelayMs(row.attempts));
    if (!(await claimMail(store, row, retryAt))) return;
    try {
      const mail = await writeLetter(store, row, letterhead);
      // An erased account has no address, and a mail that is no longer needed is dropped.
      if (mail?.to) await mailer.send(mail, { id: row.id, writtenAt: new Date(row.created_at) });
    } catch (error) {
      log({ level: 'error', message: "can't send a mail", retryAt: retryAt.toISOString(), detail: errorDetail(error) });
      return;
    }
    await removeMail(store, row.id);
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await dueMails(store, now(), MAILS_PER_LOOK, LONGEST_RETRY_MS);
      await Promise.all(due.map(deliver));
      if (due.length < MAILS_PER_LOOK) return;
    }
  }
  return schedule('deliver the queued mails', deliverDue, MAIL_INTERVAL_MS, ticker, log);
}
