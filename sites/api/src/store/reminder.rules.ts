import { addDays } from '@trek/ui/pricing';
import { type DatedBooking, dueDateOf } from './balance-due.rules.ts';
import type { BalanceReminder, BookingRow } from './schema.ts';

/** Days before the due date on which reminders are sent. */
const EARLY_DAYS = 14;
const LATE_DAYS = 3;

const REMINDERS = ['early', 'late', 'overdue'] as const satisfies readonly BalanceReminder[];

/**
 * The balance reminder that is due on a day: not before its own day, and not once a later one has replaced it.
 * Customers who booked on or after a reminder's day already know, and no reminder follows once the trek has begun.
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
  const { early, late } = daysOf(due);
  if (today >= late) return bookedOn < late ? 'late' : undefined;
  if (today >= early) return bookedOn < early ? 'early' : undefined;
  return undefined;
}

/**
 * How a change of start or group affects a booking's balance. No one is overdue for something they learn today: if the
 * due date moves into the past, or everything was paid before, the balance counts from the day of the change. A
 * reminder may be repeated if its day is in the future again; the others are still true, or the mail about the change
 * replaces them.
 * @param today the day of the change in the company's calendar, `YYYY-MM-DD`
 */
export function balanceAfterChange(
  before: DatedBooking & Pick<BookingRow, 'balance_usd'>,
  startDate: string,
  today: string,
): { bookedOn: string | null; repeated: BalanceReminder[] } {
  const { booked_on, balance_usd, terms } = before;
  const dueBefore = dueDateOf(before, today);
  const earliest = balance_usd > 0 && dueBefore < today ? dueBefore : today;
  const isTooEarly = booked_on !== null && dueDateOf({ start_date: startDate, booked_on, terms }, today) < earliest;
  const bookedOn = isTooEarly ? earliest : booked_on;
  const days = daysOf(dueDateOf({ start_date: startDate, booked_on: bookedOn, terms }, today));
  return { bookedOn, repeated: REMINDERS.filter((reminder) => days[reminder] > today) };
}

/** The first day of each reminder. */
const daysOf = (due: string): Readonly<Record<BalanceReminder, string>> => ({
  early: addDays(due, -EARLY_DAYS),
  late: addDays(due, -LATE_DAYS),
  overdue: addDays(due, 1),
});

/** Treks that start later than this many days from now need no reminder yet, by the terms of their bookings. */
export const firstReminderDays = (longestDueDays: number): number => longestDueDays + EARLY_DAYS;
