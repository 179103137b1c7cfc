import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import type { Log } from '../core/log.ts';
import type { KeyedHash } from '../http/keyed-hash.ts';
import { bookingById } from '../store/bookings.ts';
import { codeRequest } from '../store/email-codes.ts';
import { provenAddress } from '../store/guests.ts';
import type { MailJob } from '../store/mail-job.ts';
import { isOfficeRole } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';
import { queueMail } from '../store/queued-mails.ts';
import { type Counter, decrementCounters, incrementCounters } from '../store/rate-counters.ts';
import { inTransaction } from '../store/transaction.ts';
import { userById } from '../store/users.ts';

/**
 * Mails to addresses that no one has confirmed, from all servers together. Limits for each address of the internet don't stop
 * someone who has many, and strangers who get mails that they did not ask for cost the company its sender's good name.
 */
export const MOST_UNCONFIRMED_MAILS = 300;
const HOUR_SECONDS = 3_600;

/** How a mail may go: not before a moment, or now, with a way to take it back if it could not be sent. */
type MailTurn = { waitUntil: Date } | { waitUntil?: never; takeBack: () => Promise<void> };

/** Decides for each mail whether it may go now. */
export type MailCeiling = (job: MailJob | undefined) => Promise<MailTurn>;

const FREE: MailTurn = { takeBack: async () => {} };

/** Counts mails to unconfirmed addresses, and tells the office once an hour when there are too many. */
export function mailCeiling(store: Store, keyedHash: KeyedHash, now: () => Date, log: Log): MailCeiling {
  const counter: Counter = {
    key: keyedHash('mails to unconfirmed addresses'),
    allowed: MOST_UNCONFIRMED_MAILS,
    windowSeconds: HOUR_SECONDS,
  };
  return async (job) => {
    if (!job || !(await isToUnconfirmed(store, job))) return FREE;
    const { fullUntil, isLast } = await inTransaction(store, async (transaction) => {
      const increment = await incrementCounters(transaction, [counter], now());
      if (increment.isLast) await queueMail(transaction, { letter: 'mail-ceiling' }, now());
      return increment;
    });
    if (fullUntil) return { waitUntil: fullUntil };
    if (!isLast) return { takeBack: () => decrementCounters(store, [counter], now()) };
    log({ level: 'error', message: 'too many mails to unconfirmed addresses: more wait until the hour is over' });
    return FREE;
  };
}

/**
 * Whether a mail goes to an address that someone typed and no one has confirmed. Those about money, answers of the office, and
 * those to the office itself and its operators never wait.
 */
async function isToUnconfirmed(store: Store, job: MailJob): Promise<boolean> {
  switch (job.letter) {
    case 'email-confirmation':
    case 'password-reset':
    case 'password-news': {
      const user = job.userId === null ? undefined : await userById(store, job.userId);
      return user !== undefined && user.email_confirmed_at === null && !isOfficeRole(user.role);
    }
    case 'request-received':
    case 'change-received': {
      const booking = await bookingById(store, job.bookingId);
      if (booking?.status !== 'pending') return false;
      const user = await userById(store, booking.user_id);
      return (user && (await provenAddress(store, user))) !== accountEmail(booking.email);
    }
    case 'email-changed':
      return !job.wasConfirmed;
    case 'email-code':
      return isToUnproven(store, job.idHash);
    default:
      return false;
  }
}

/** Whether a code goes to an address that is new to us. Who returns to a booking has proved theirs before, as a confirmed account has. */
async function isToUnproven(store: Store, idHash: string): Promise<boolean> {
  const code = await codeRequest(store, idHash);
  if (!code || code.purpose === 'return') return false;
  const user = code.user_id === null ? undefined : await userById(store, code.user_id);
  return !user || (await provenAddress(store, user)) !== code.email;
}
