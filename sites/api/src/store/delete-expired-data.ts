import { companyDay } from '@trek/ui/pricing';
import { RETENTION } from '../core/retention.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { indexBookings } from './booking-search.ts';
import type { Store } from './open-store.ts';
import { eraseSettledAccounts } from './personal-data.ts';
import { removeBookings, removeMessages } from './remove-rows.ts';
import { inTransaction } from './transaction.ts';
import { removeOldTravelers } from './travelers.ts';

const HOUR_MS = 3_600_000;

/** Deletes visitors' data after its retention period, and accounts whose erasure had to wait, at start and every hour. */
export function deleteExpiredData(store: Store, { now, ticker, log }: ApiSettings): RecurringTask {
  const forget = async () => {
    const today = companyDay(now());
    await removeOldTravelers(store, today);
    await eraseSettledAccounts(store, now());
    // An older server that erases an account leaves the search's terms behind.
    await indexBookings(store);
    await inTransaction(store, async (transaction) => {
      const oldestStart = yearsBefore(today, RETENTION.unpaidBookingYears);
      await removeBookings(transaction, (column) => column('start_date', '<', oldestStart));
      const oldestMessage = yearsBefore(now().toISOString(), RETENTION.contactMessageYears);
      await removeMessages(transaction, (column) => column('created_at', '<', oldestMessage));
    });
  };
  return schedule('delete expired data', forget, HOUR_MS, ticker, log);
}

/** Only for comparison: a leap day becomes a day that does not exist. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
