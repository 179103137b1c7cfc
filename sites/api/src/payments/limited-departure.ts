import type { TrekEntity } from '@trek/ui/api';
import type { LimitedDeparture } from '../store/departure-places.ts';

/** The listed departure of a trek that starts on a day; undefined: a start of the group's own, which has no such places. */
export function limitedDeparture({ id, departures }: TrekEntity, startDate: string): LimitedDeparture | undefined {
  const listed = departures?.find((departure) => departure.startDate === startDate);
  return listed && { trekId: Number(id), startDate, places: listed.places };
}

/** How many places are left, for people. */
export function placesText(left: number): string {
  const words = left <= 0 ? 'No place is' : left === 1 ? 'Only one place is' : `Only ${left} places are`;
  return `${words} left in this departure.`;
}
