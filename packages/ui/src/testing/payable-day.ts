import { addDays, type CalendarDate } from '../core/internal/calendar-date.ts';
import { companyDay } from '../core/internal/company-day.ts';
import { type BookingPolicy, departureOf } from '../pricing/departure.rules.ts';

/**
 * The first day on which a trek can be booked and paid without a request.
 * @param travelers size of the group
 * @param ahead earliest day, in days from today
 * @param today by the company's calendar. Default: the real one
 */
export function payableDay(
  policy: BookingPolicy,
  travelers = 1,
  ahead = 60,
  today = companyDay(new Date()),
): CalendarDate {
  const days = Array.from({ length: 366 }, (_, day) => addDays(today, ahead + day));
  const payable = days.find((day) =>
    ['possible', 'shoulder'].includes(departureOf(policy, day, today, travelers).kind),
  );
  if (payable === undefined) throw new Error(`${travelers} can't book this trek without a request`);
  return payable;
}
