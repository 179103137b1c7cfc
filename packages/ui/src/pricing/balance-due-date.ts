import type { BookingEntity } from '../api/entities.ts';
import { bookingStatusOf } from '../api/statuses.ts';
import { addDays, type CalendarDate, isCalendarDate } from '../core/internal/calendar-date.ts';
import { companyDay } from '../core/internal/company-day.ts';
import { BALANCE_DUE_DAYS } from './terms.ts';

/**
 * The day on which the rest is due: so many days before the trek starts, but never before it was booked. Bookings made within
 * those last days owe the rest at once.
 * @param bookedOn in the company's calendar: the day on which the first money came; null: nobody knows
 */
export function balanceDueDate(startDate: CalendarDate, bookedOn: CalendarDate | null): CalendarDate {
  const usual = addDays(startDate.slice(0, 10), -BALANCE_DUE_DAYS);
  return bookedOn !== null && usual < bookedOn ? bookedOn : usual;
}

/**
 * When the rest of a booking is due, whether or not its backend says so; null: nobody can tell.
 * @param today in the company's calendar: an unpaid booking is not booked before it is paid
 */
export function bookingDueDate(
  booking: Pick<BookingEntity, 'status' | 'startDate' | 'createdAt' | 'balanceDueDate'>,
  today: CalendarDate,
): CalendarDate | null {
  const startDate = booking.startDate.slice(0, 10);
  if (booking.balanceDueDate) return booking.balanceDueDate;
  if (!isCalendarDate(startDate)) return null;
  if (bookingStatusOf(booking) === 'pending') return balanceDueDate(startDate, today);
  const createdAt = new Date(booking.createdAt);
  return balanceDueDate(startDate, Number.isNaN(createdAt.getTime()) ? null : companyDay(createdAt));
}
