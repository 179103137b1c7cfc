import { addDays, BALANCE_DUE_DAYS } from '@trek/ui/booking/rules';
import type { BalanceReminder, BookingRow } from '../store/schema.ts';
import { type DatedBooking, dueDateOf } from './balance-due.rules.ts';

/** Days before the balance is due on which it is reminded of. */
const EARLY_DAYS = 14;
const LATE_DAYS = 3;

/**
 * The reminder of its balance that a booking is due on a day, none before that reminder's own day and none that a later one
 * has replaced. Who booked on a reminder's day or after it was just told; and nobody is reminded once the trek has begun.
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export function dueReminder(
  booking: DatedBooking & Pick<BookingRow, 'status' | 'balance_usd'>,
  today: string,
): BalanceReminder | undefined {
  const { status, balance_usd, start_date, booked_on } = booking;
  if (status !== 'confirmed' || balance_usd <= 0 || today >= start_date) return undefined;
  const bookedOn = booked_on ?? today;
  const due = dueDateOf(booking, today);
  if (today > due) return 'overdue';
  const lateDay = addDays(due, -LATE_DAYS);
  const earlyDay = addDays(due, -EARLY_DAYS);
  if (today >= lateDay) return bookedOn < lateDay ? 'late' : undefined;
  if (today >= earlyDay) return bookedOn < earlyDay ? 'early' : undefined;
  return undefined;
}

/** Treks that start later than so many days from now have a balance that nobody is reminded of yet. */
export const FIRST_REMINDER_DAYS = BALANCE_DUE_DAYS + EARLY_DAYS;
