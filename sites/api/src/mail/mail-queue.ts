import { errorDetail, type Log } from '../core/log.ts';
import { type RecurringTask, schedule, type Ticker } from '../core/schedule.ts';
import type { MailJob } from '../store/mail-job.ts';
import type { Store } from '../store/open-store.ts';
import { claimMail, dueMails, postponeMail, removeMail } from '../store/queued-mails.ts';
import type { QueuedMailRow } from '../store/schema.ts';
import type { MailCeiling } from './mail-ceiling.ts';
import type { Mail, Mailer } from './mailer.ts';

const MAIL_INTERVAL_MS = 15_000;
const BATCH_SIZE = 20;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;

/** Delay before the next attempt. It doubles each time, up to an hour; the queue never gives up. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
}

/** The job of a queued mail; undefined: a server of the first release queued the whole mail. */
export function jobIn({ mail }: QueuedMailRow): MailJob | undefined {
  const stored = JSON.parse(mail) as MailJob | Mail;
  return 'letter' in stored ? stored : undefined;
}

/**
 * Renders and delivers the queued mails: at start, every few seconds, and when `run` is called. A mail leaves the queue
 * after it was sent. If the server dies in between, the mail is sent again with the same message id.
 * @param ceiling lets a mail wait; it asks before the mail is rendered, as its link would expire meanwhile
 * @param render writes a mail, or undefined when it is no longer needed
 */
export function deliverQueuedMails(
  store: Store,
  mailer: Mailer,
  ceiling: MailCeiling,
  render: (row: QueuedMailRow) => Promise<Mail | undefined>,
  now: () => Date,
  ticker: Ticker,
  log: Log,
): RecurringTask {
  async function deliver(row: QueuedMailRow): Promise<void> {
    const retryAt = new Date(now().getTime() + retryDelayMs(row.attempts));
    if (!(await claimMail(store, row, retryAt))) return;
    let takeBack = async () => {};
    try {
      const turn = await ceiling(jobIn(row));
      if (turn.waitUntil) return await postponeMail(store, row.id, turn.waitUntil);
      takeBack = turn.takeBack;
      const mail = await render(row);
      // The account may have been erased, or the mail may no longer be needed.
      if (mail?.to) await mailer.send(mail, { id: row.id, writtenAt: new Date(row.created_at) });
      else await takeBack();
    } catch (error) {
      const failure = { mail: row.id, retryAt: retryAt.toISOString(), detail: errorDetail(error) };
      log({ level: 'error', message: "can't send a mail", ...failure });
      // If this fails too, the database is gone. The run fails, so that none follows it while the API closes.
      return await takeBack();
    }
    await removeMail(store, row.id);
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await dueMails(store, now(), BATCH_SIZE, LONGEST_RETRY_MS);
      // A failure does not end the run before the others are sent.
      const ended = await Promise.allSettled(due.map(deliver));
      for (const result of ended) if (result.status === 'rejected') throw result.reason;
      if (due.length < BATCH_SIZE) return;
    }
  }
  return schedule('deliver the queued mails', deliverDue, MAIL_INTERVAL_MS, ticker, log);
}
