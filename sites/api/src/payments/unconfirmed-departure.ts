import type { TrekEntity } from '@trek/ui/api';
import { isOnRequest } from '@trek/ui/booking/rules';
import { isDepartureConfirmed } from '../store/departure-requests.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';

/** Whether a booking's departure with so many travelers is one that the company has to agree to first, and has not. */
export async function isUnconfirmed(
  store: Store,
  { bookingPolicy, departures }: Pick<TrekEntity, 'bookingPolicy' | 'departures'>,
  booking: Pick<BookingRow, 'id' | 'start_date'>,
  travelers: number,
): Promise<boolean> {
  const { start_date } = booking;
  if (departures?.some(({ startDate }) => startDate === start_date)) return false;
  if (!bookingPolicy || !isOnRequest(bookingPolicy, start_date, travelers)) return false;
  return !(await isDepartureConfirmed(store, booking, travelers));
}
