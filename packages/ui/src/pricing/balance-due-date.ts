import type { BookedTrek } from '../api/entities.ts';
import { addDays, type CalendarDate } from '../core/internal/calendar-date.ts';
import { companyDay } from '../core/internal/company-day.ts';
import { BALANCE_DUE_DAYS } from './terms.ts';

/**
 * The due date of the balance: so many days before the trek starts, but never before it was booked. Bookings made
 * within the last days before the start owe the full balance immediately.
 * @param bookedOn in the company's calendar: the day of the first payment; null: unknown
 * @param dueDays by the terms of the booking. Default: by today's
 */
export function balanceDueDate(
  startDate: CalendarDate,
  bookedOn: CalendarDate | null,
  dueDays: number = BALANCE_DUE_DAYS,
): CalendarDate {
  const usual = addDays(startDate, -dueDays);
  return bookedOn !== null && usual < bookedOn ? bookedOn : usual;
}

/**
 * The due date of a booking's balance, whether or not its backend gives it; null: unknown.
 * @param today in the company's calendar: an unpaid booking is not booked before it is paid
 */
export function bookingDueDate(
  booking: Pick<BookedTrek, 'status' | 'startDate' | 'createdAt' | 'balanceDueDate' | 'terms'>,
  today: CalendarDate,
): CalendarDate | null {
  const { startDate, terms } = booking;
  if (booking.balanceDueDate) return booking.balanceDueDate;
  if (startDate === '') return null;
  if (booking.status === 'pending') return balanceDueDate(startDate, today, terms?.balanceDueDays);
  const createdAt = new Date(booking.createdAt);
  const bookedOn = Number.isNaN(createdAt.getTime()) ? null : companyDay(createdAt);
  return balanceDueDate(startDate, bookedOn, terms?.balanceDueDays);
}
