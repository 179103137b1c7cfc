import { joinedDeparture, type LimitedDeparture } from '../store/departure-places.ts';
import type { Store } from '../store/open-store.ts';

/** The departure that a booking of a trek on a day joins; undefined: a private start, whose places are not limited. */
export async function limitedDeparture(
  store: Store,
  trekId: number,
  startDate: string,
): Promise<LimitedDeparture | undefined> {
  return (await joinedDeparture(store, trekId, startDate)) && { trekId, startDate };
}

/** States how many places are left. */
export function placesText(left: number): string {
  const words = left <= 0 ? 'No places are' : left === 1 ? 'Only one place is' : `Only ${left} places are`;
  return `${words} left on this departure.`;
}
