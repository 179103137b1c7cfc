import type { TrekDetailsEntity } from '@trek/ui/api';
import type { TrekContent } from './content-schema.ts';

/** How the trip begins and ends around a trek, as far as its file says. */
export const arrivalOf = ({ arrival }: Pick<TrekContent, 'arrival'>): NonNullable<TrekDetailsEntity['arrival']> => ({
  airportPickup: arrival?.airportPickup ?? null,
  nightsBefore: arrival?.nightsBefore ?? null,
  nightsAfter: arrival?.nightsAfter ?? null,
  transfers: arrival?.transfers ?? [],
  meetingPoint: arrival?.meetingPoint ?? null,
  emergencyPhone: arrival?.emergencyPhone ?? null,
});
