import type { TrekEntity } from '@trek/ui/api';
import { isOnRequest } from '@trek/ui/pricing';
import { isDepartureConfirmed } from '../store/departure-requests.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';
import { policyOf, type TrekTerms } from './bookable-start.ts';

type DepartureTerms = TrekTerms & Pick<TrekEntity, 'departures'>;

/** Whether the company has to confirm a start with this many travelers. */
export function needsRequest(trek: DepartureTerms, startDate: string, travelers: number): boolean {
  const policy = policyOf(trek);
  const isListed = trek.departures?.some((departure) => departure.startDate === startDate) ?? false;
  return policy !== undefined && isOnRequest(policy, startDate, travelers, isListed);
}

/** Whether a booking's departure needs the company's confirmation, and does not have it yet. */
export async function needsConfirmation(
  store: Store,
  trek: DepartureTerms,
  booking: Pick<BookingRow, 'id' | 'start_date'>,
  travelers: number,
): Promise<boolean> {
  if (!needsRequest(trek, booking.start_date, travelers)) return false;
  return !(await isDepartureConfirmed(store, booking, travelers));
}
