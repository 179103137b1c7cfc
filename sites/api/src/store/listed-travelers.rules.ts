import type { TravelerEntity } from '@trek/ui/api';
import { type ListedTraveler, listTravelers } from '@trek/ui/internal/manage-booking/rules';
import type { BookingRow } from './schema.ts';

type Booked = Pick<BookingRow, 'travelers' | 'end_date'>;

/** All travelers of a booking. The office sees also what they have filled in themselves. */
export const officeTravelers = (
  { travelers, end_date: endDate }: Booked,
  details: readonly TravelerEntity[] = [],
): ListedTraveler[] =>
  listTravelers(
    details.map(({ filledInBy, ...traveler }) => traveler),
    travelers,
    { endDate },
  );

/** How many travelers of a booking lack details. */
export const incompleteTravelers = (booking: Booked, details?: readonly TravelerEntity[]): number =>
  officeTravelers(booking, details).filter(({ missing }) => missing.length > 0).length;
