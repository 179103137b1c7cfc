import { addDays, type CalendarDate } from '../internal/calendar-date.ts';
import { BALANCE_DUE_DAYS } from './terms.ts';

/** The day on which the rest of a payment is due, for a trek that starts on `startDate`. */
export function balanceDueDate(startDate: CalendarDate): CalendarDate {
  return addDays(startDate.slice(0, 10), -BALANCE_DUE_DAYS);
}

/** The same of a trek that was booked on a day: who books inside the last days before it owes the rest on that very day. */
export function balanceDueDateOf(startDate: CalendarDate, bookedOn: CalendarDate): CalendarDate {
  return isBalanceDueNow(startDate, bookedOn) ? bookedOn : balanceDueDate(startDate);
}

/** Whoever books inside the last days before the trek owes the rest at once. */
export function isBalanceDueNow(startDate: CalendarDate, today: CalendarDate): boolean {
  return balanceDueDate(startDate) <= today;
}
