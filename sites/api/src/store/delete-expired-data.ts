import { companyDay } from '@trek/ui/booking/rules';
import { RETENTION } from '../core/retention.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { refreshSearchText } from './booking-search-text.ts';
import type { Store } from './open-store.ts';
import { removeBookings, removeMessages } from './remove-rows.ts';
import { inTransaction } from './transaction.ts';
import { removeOldTravelers } from './travelers.ts';

const HOUR_MS = 3_600_000;

/** Deletes what nobody needs any more of visitors, at start and every hour. */
export function deleteExpiredData(store: Store, { now, ticker, log }: ApiSettings): RecurringTask {
  const forget = async () => {
    const today = companyDay(now());
    await removeOldTravelers(store, today);
    // An older server that erases somebody knows of no words, and leaves them.
    await refreshSearchText(store);
    await inTransaction(store, async (transaction) => {
      const oldestStart = yearsBefore(today, RETENTION.unpaidBookingYears);
      await removeBookings(transaction, (column) => column('start_date', '<', oldestStart));
      const oldestMessage = yearsBefore(now().toISOString(), RETENTION.contactMessageYears);
      await removeMessages(transaction, (column) => column('created_at', '<', oldestMessage));
    });
  };
  return schedule('delete what is kept no longer', forget, HOUR_MS, ticker, log);
}

/** Good for comparing alone: of a leap day it makes a day that there is not. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
