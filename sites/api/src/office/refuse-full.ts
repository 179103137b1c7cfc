import { HttpError } from '../http/http-error.ts';
import { placesText } from '../payments/limited-departure.ts';
import { isHeld, lockedPlacesLeft } from '../store/departure-places.ts';
import { lockBooking } from '../store/office-actions.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';

/** Log text for a deliberate overbooking. */
export const OVERBOOKING = 'Overbooking allowed.';

/**
 * Refuses to overbook a departure, unless the operator says so explicitly.
 * @param booking as it is after the change; an unpaid one whose places are not held takes none yet, but will
 * @throws HttpError 409 with the remaining places
 */
export async function refuseFull(transaction: Store, booking: BookingRow, now: Date): Promise<void> {
  const { status, held_until } = await lockBooking(transaction, booking.id);
  const start = { trekId: booking.trek_id, startDate: booking.start_date };
  const left = await lockedPlacesLeft(transaction, start, now);
  const isCounted = status !== 'pending' || isHeld({ held_until }, now);
  const others = isCounted ? left + booking.travelers : left;
  if (booking.travelers <= others) return;
  throw new HttpError(409, `${placesText(others)} To overbook, tick the box below.`);
}
