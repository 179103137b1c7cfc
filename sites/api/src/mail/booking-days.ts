import { formatUsd } from '@trek/ui/kit/format';
import type { CalendarEntry } from '@trek/ui/manage-booking/rules';
import { dueDateOf } from '../payments/balance-due.rules.ts';
import type { BookedTrek } from './booking-facts.ts';

/**
 * The days of a booking for a calendar: the trek, and the day on which the rest is due where that is still to come.
 * @param host makes the ids of the entries the site's own
 */
export function bookingDays(booking: BookedTrek, host: string, today: string): CalendarEntry[] {
  const { id, reference, trek_title, balance_usd, start_date, end_date, travelers } = booking;
  const trek = {
    uid: `${id}-trek@${host}`,
    summary: trek_title,
    description: `Booking ${reference}, ${travelers} travelers`,
    firstDay: start_date,
    lastDay: end_date,
  };
  const dueDate = dueDateOf(booking, today);
  if (balance_usd === 0 || dueDate <= today) return [trek];
  return [
    trek,
    {
      uid: `${id}-balance@${host}`,
      summary: `Balance due: ${trek_title}`,
      description: `${formatUsd(balance_usd)} of booking ${reference}`,
      firstDay: dueDate,
      lastDay: dueDate,
    },
  ];
}
