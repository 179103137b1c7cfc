import { addDays, type CalendarDate } from '../internal/calendar-date.ts';
import { BALANCE_DUE_DAYS } from './terms.ts';

/** The day on which the rest of a payment is due, for a trek that starts on `startDate`. */
export function balanceDueDate(startDate: CalendarDate): CalendarDate {
  return addDays(startDate.slice(0, 10), -BALANCE_DUE_DAYS);
}

/** Whoever books inside the last days before the trek owes the rest at once. */
export function isBalanceDueNow(startDate: CalendarDate, today: CalendarDate): boolean {
  return balanceDueDate(startDate) <= today;
}
