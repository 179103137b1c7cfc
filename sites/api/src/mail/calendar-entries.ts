import { formatUsd } from '@trek/ui/kit/format';
import type { CalendarEntry } from '@trek/ui/my-bookings/rules';
import { dueDateOf } from '../store/balance-due.rules.ts';
import type { BookingWithReference } from './booking-facts.ts';

/**
 * The calendar entries of a booking: the trek, and the due date of its balance if that is still ahead.
 * @param host makes the entry ids unique to this site
 */
export function calendarEntries(booking: BookingWithReference, host: string, today: string): CalendarEntry[] {
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
