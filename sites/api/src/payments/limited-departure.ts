import type { TrekEntity } from '@trek/ui/api';
import type { LimitedDeparture } from '../store/departure-places.ts';

/** The listed departure of a trek on a day; undefined: a private start, whose places are not limited. */
export function limitedDeparture({ id, departures }: TrekEntity, startDate: string): LimitedDeparture | undefined {
  const listed = departures?.find((departure) => departure.startDate === startDate);
  return listed && { trekId: Number(id), startDate, places: listed.places };
}

/** States how many places are left. */
export function placesText(left: number): string {
  const words = left <= 0 ? 'No places are' : left === 1 ? 'Only one place is' : `Only ${left} places are`;
  return `${words} left on this departure.`;
}
