import { balanceDueDate } from '@trek/ui/pricing';
import { termsOf } from './booking-terms.ts';
import type { BookingRow } from './schema.ts';

/** The fields that a due date depends on. */
export type DatedBooking = Pick<BookingRow, 'start_date' | 'booked_on' | 'terms'>;

/**
 * The day a booking's balance is due, for every text, list and reminder. A booking without `booked_on` is unpaid, or
 * was confirmed by an older server a moment ago; either way its first payment counts from today.
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export const dueDateOf = (booking: DatedBooking, today: string): string =>
  balanceDueDate(booking.start_date, booking.booked_on ?? today, termsOf(booking).balanceDueDays);

/** The due date for entities; null: nothing is owed. */
export function owedDueDate(
  booking: DatedBooking & Pick<BookingRow, 'status' | 'balance_usd'>,
  today: string,
): string | null {
  return booking.balance_usd === 0 || booking.status === 'cancelled' ? null : dueDateOf(booking, today);
}
