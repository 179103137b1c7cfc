import { addDays, companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { incompleteTravelers } from '../store/listed-travelers.rules.ts';
import { detailsReminder, FIRST_REMINDER_DAYS, permitsDueOn } from '../store/preparation.rules.ts';
import { confirmedBookings, queueDetailsReminder, remindedOfDetails } from '../store/reminders.ts';
import { travelersOfEach } from '../store/travelers.ts';
import type { OfficeServices } from './office-command.ts';

/** Reminders are for a day, so the hour does not matter. */
const REMINDER_INTERVAL_MS = 3_600_000;

/** Queues the reminders of missing details that are due, at start and every hour; each only once, even with several servers. */
export function remindOfDetails({ store, settings, mailQueue, catalogue }: OfficeServices): RecurringTask {
  const { now, ticker, log } = settings;
  async function remind(): Promise<void> {
    const moment = now();
    const today = companyDay(moment);
    const bookings = await confirmedBookings(
      store,
      today,
      addDays(today, catalogue.longestLeadDays + FIRST_REMINDER_DAYS),
    ).execute();
    const reminded = await remindedOfDetails(store, today);
    const due = bookings.flatMap((booking) => {
      const neededOn = permitsDueOn(booking.start_date, catalogue.preparation(booking.trek_id)) ?? booking.start_date;
      const reminder = detailsReminder(booking, neededOn, today);
      if (!reminder || reminded.has(`${booking.id} ${reminder}`)) return [];
      return [{ booking, reminder, startDate: booking.start_date, neededOn }];
    });
    const travelers = await travelersOfEach(
      store,
      due.map(({ booking }) => booking),
    );
    for (const { booking, ...reminder } of due) {
      if (incompleteTravelers(booking, travelers.get(booking.id)) > 0) {
        await queueDetailsReminder(store, { bookingId: booking.id, ...reminder }, moment);
      }
    }
    void mailQueue.run();
  }
  return schedule('remind of details', remind, REMINDER_INTERVAL_MS, ticker, log);
}
