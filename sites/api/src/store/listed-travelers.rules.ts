import type { TravelerEntity } from '@trek/ui/api';
import { type ListedTraveler, listTravelers } from '@trek/ui/internal/manage-booking/rules';

/** All travelers of a booking. The office sees also what they have filled in themselves. */
export function officeTravelers({
  travelerDetails,
  travelers,
  endDate,
}: {
  travelerDetails: readonly TravelerEntity[];
  travelers: number;
  endDate: string;
}): ListedTraveler[] {
  const known = travelerDetails.map(({ filledInBy, ...traveler }) => traveler);
  return listTravelers(known, travelers, { endDate });
}

/** How many travelers of a booking lack details. */
export const incompleteTravelers = (
  { travelers, end_date: endDate }: { travelers: number; end_date: string },
  travelerDetails: TravelerEntity[] = [],
): number =>
  officeTravelers({ travelers, endDate, travelerDetails }).filter(({ missing }) => missing.length > 0).length;
