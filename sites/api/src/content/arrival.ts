import type { TrekDetailsEntity } from '@trek/ui/api';
import type { TrekContent } from './content-schema.ts';

/** How the trip begins and ends around a trek, as far as its file says. */
export function arrivalOf({ arrival = {} }: Pick<TrekContent, 'arrival'>): NonNullable<TrekDetailsEntity['arrival']> {
  const { airportPickup = null, nightsBefore = null, nightsAfter = null, transfers = [], ...rest } = arrival;
  const { meetingPoint = null, emergencyPhone = null } = rest;
  return { airportPickup, nightsBefore, nightsAfter, transfers, meetingPoint, emergencyPhone };
}
