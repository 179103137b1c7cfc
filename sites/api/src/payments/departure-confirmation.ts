import type { TrekEntity } from '@trek/ui/api';
import { isOnRequest } from '@trek/ui/pricing';
import { isDepartureConfirmed } from '../store/departure-requests.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';

type TrekTerms = Pick<TrekEntity, 'bookingPolicy' | 'departures'>;

/** Whether the company has to confirm a start with this many travelers. A listed departure needs no request. */
export function needsRequest({ bookingPolicy, departures }: TrekTerms, startDate: string, travelers: number): boolean {
  if (departures?.some((departure) => departure.startDate === startDate)) return false;
  return bookingPolicy !== undefined && isOnRequest(bookingPolicy, startDate, travelers);
}

/** Whether a booking's departure needs the company's confirmation, and does not have it yet. */
export async function needsConfirmation(
  store: Store,
  trek: TrekTerms,
  booking: Pick<BookingRow, 'id' | 'start_date'>,
  travelers: number,
): Promise<boolean> {
  if (!needsRequest(trek, booking.start_date, travelers)) return false;
  return !(await isDepartureConfirmed(store, booking, travelers));
}
