import { companyDay } from '@trek/ui/pricing';
import { LONGEST_PAUSE_DAYS, RETENTION, taxRecordsNeededSince } from '../core/retention.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { removeOldAuditEntries } from './audit-log.ts';
import { indexBookings } from './booking-search.ts';
import { removeExpiredInvitations } from './colleagues.ts';
import { CARD_WINDOW_SECONDS, clearPaymentNetworks } from './declined-cards.ts';
import { removeExpiredCodes } from './email-codes.ts';
import { noteEndingsFile } from './endings.ts';
import { removeIdleGuests } from './guests.ts';
import { blankOldInvoices } from './invoices.ts';
import { removeOldNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { blankOldBookings, eraseSettledAccounts, removeUnconfirmedAccounts } from './personal-data.ts';
import { removeOldEvents } from './provider-events.ts';
import { removeExpiredCounters } from './rate-counters.ts';
import { removeBookings, removeMessages } from './remove-rows.ts';
import { lastRetentionRun, recordRetentionRun } from './retention-runs.ts';
import { removeOldReviews } from './reviews.ts';
import { removeExpiredSessions } from './sessions.ts';
import { inTransaction } from './transaction.ts';
import { removeEndedLinks } from './traveler-links.ts';
import { removeOldTravelers } from './travelers.ts';
import { deleteRemoved } from './unfinished-bookings.ts';
import { removeExpiredResets } from './users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** As much as time servers and zones set a clock back. */
const SMALL_CORRECTION_DAYS = 1;

type Counts = Readonly<Record<string, number>>;

/**
 * Deletes visitors' data after its retention period, and accounts whose erasure had to wait, at start and every hour. A run
 * that deletes something logs how much. A clock that has jumped since the last run deletes nothing that a wrong time would
 * lose, until an operator confirms it.
 */
export function deleteExpiredData(store: Store, { now, ticker, log }: ApiSettings): RecurringTask {
  const forget = async () => {
    const ended = await removeEnded(store, now());
    // An older server that erases an account leaves the search's terms behind.
    await indexBookings(store);
    const last = await lastRetentionRun(store);
    const pauseDays = last === undefined ? 0 : Math.floor((now().getTime() - Date.parse(last)) / DAY_MS);
    const hasJumped = pauseDays > LONGEST_PAUSE_DAYS || pauseDays < -SMALL_CORRECTION_DAYS;
    const old = hasJumped ? {} : await removeOld(store, now());
    // A wrong clock is compared with the same moment each time, though rows are written under it.
    await recordRetentionRun(store, hasJumped && last !== undefined ? new Date(last) : now());
    const counts = Object.entries({ ...ended, ...old }).filter(([, count]) => count > 0);
    if (counts.length > 0) log({ level: 'info', message: 'deleted expired data', ...Object.fromEntries(counts) });
    if (hasJumped) {
      const found =
        pauseDays < 0
          ? `the last time is ${-pauseDays} days ahead`
          : `${pauseDays} days have passed since the last time`;
      const message = `expired data is not deleted: by the clock, ${found}. If the clock is right, run npm run office -- confirm-clock`;
      log({ level: 'error', message, lastRun: last });
    }
  };
  return schedule('delete expired data', forget, HOUR_MS, ticker, log);
}

/** Rows that carry their own end, have reached it whatever the time, or are no loss. */
async function removeEnded(store: Store, now: Date): Promise<Counts> {
  await removeExpiredCounters(store, now);
  await noteEndingsFile(store, now);
  await clearPaymentNetworks(store, new Date(now.getTime() - CARD_WINDOW_SECONDS * 1000));
  return {
    sessions: await removeExpiredSessions(store, now),
    networks: await removeOldNetworks(store, now),
    emailCodes: await removeExpiredCodes(store, now),
    removedBookings: await deleteRemoved(store),
    idleGuests: await removeIdleGuests(store, new Date(now.getTime() - DAY_MS)),
    travelerLinks: await removeEndedLinks(store, companyDay(now)),
    invitations: await removeExpiredInvitations(store, now),
    resetLinks: await removeExpiredResets(store, now),
    erasedAccounts: await eraseSettledAccounts(store, now),
  };
}

async function removeOld(store: Store, now: Date): Promise<Counts> {
  const today = companyDay(now);
  const { bookings, messages } = await inTransaction(store, async (transaction) => {
    const oldestStart = yearsBefore(today, RETENTION.unpaidBookingYears);
    const oldestMessage = yearsBefore(now.toISOString(), RETENTION.contactMessageYears);
    return {
      bookings: await removeBookings(transaction, (column) => column('start_date', '<', oldestStart)),
      messages: await removeMessages(transaction, (column) => column('created_at', '<', oldestMessage)),
    };
  });
  return {
    ...(await removeOldTravelers(store, today)),
    unpaidBookings: bookings,
    messages,
    reviews: await removeOldReviews(store, new Date(now.getTime() - RETENTION.unpublishedReviewDays * DAY_MS)),
    payers: await blankOldBookings(store, taxRecordsNeededSince(today), now),
    invoicePayers: await blankOldInvoices(store, taxRecordsNeededSince(today)),
    unconfirmedAccounts: await removeUnconfirmedAccounts(
      store,
      new Date(now.getTime() - RETENTION.unconfirmedAccountDays * DAY_MS),
    ),
    auditEntries: await removeOldAuditEntries(store, now),
    providerEvents: await removeOldEvents(store, now),
  };
}

/** Only for comparison: a leap day becomes a day that does not exist. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
