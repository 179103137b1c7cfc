import { balanceDueDate } from '@trek/ui/booking/rules';
import type { BookingRow } from './schema.ts';

/** What a booking's due date depends on. */
export type DatedBooking = Pick<BookingRow, 'start_date' | 'booked_on'>;

/**
 * The day on which the rest of a booking is due, wherever it is told, listed or reminded of. A booking without `booked_on` is
 * unpaid, or a server of an older release has confirmed it a moment ago: either way its first money does not come before today.
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export const dueDateOf = ({ start_date, booked_on }: DatedBooking, today: string): string =>
  balanceDueDate(start_date, booked_on ?? today);

/** The same as entities tell it; null: nothing is owed. */
export function owedDueDate(
  booking: DatedBooking & Pick<BookingRow, 'status' | 'balance_usd'>,
  today: string,
): string | null {
  return booking.balance_usd === 0 || booking.status === 'cancelled' ? null : dueDateOf(booking, today);
}
