import { addDays, companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { termsOf } from '../store/booking-terms.ts';
import { owingTerms } from '../store/office-bookings.ts';
import { dueReminder, firstReminderDays } from '../store/reminder.rules.ts';
import { bookingsWithBalance, queueReminder } from '../store/reminders.ts';
import type { PaymentServices } from './payment-services.ts';

/** Reminders are for a day, so the hour does not matter. */
const REMINDER_INTERVAL_MS = 3_600_000;

/** Queues the balance reminders that are due, at start and every hour; each only once, even with several servers. */
export function remindOfBalances({ store, settings, mailQueue }: PaymentServices): RecurringTask {
  const { now, ticker, log } = settings;
  async function remind(): Promise<void> {
    const moment = now();
    const today = companyDay(moment);
    const dueDays = (await owingTerms(store)).map((terms) => termsOf({ terms }).balanceDueDays);
    const until = addDays(today, firstReminderDays(Math.max(0, ...dueDays)));
    for (const booking of await bookingsWithBalance(store, today, until)) {
      const reminder = dueReminder(booking, today);
      if (reminder) await queueReminder(store, booking.id, reminder, moment);
    }
    void mailQueue.run();
  }
  return schedule('remind of balances', remind, REMINDER_INTERVAL_MS, ticker, log);
}
