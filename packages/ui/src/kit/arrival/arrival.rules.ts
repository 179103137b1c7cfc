import type { TrekDetailsEntity } from '../../api/entities.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { arrivalTexts } from './arrival.texts.ts';

/** How a trip begins and ends around the trek, a name and a fact each; null: the company has not said. */
export function arrivalRows(
  arrival: NonNullable<TrekDetailsEntity['arrival']>,
  texts: Translation<typeof arrivalTexts>,
): (readonly [name: string, fact: string | null])[] {
  const { airportPickup, nightsBefore, nightsAfter, transfers, meetingPoint, emergencyPhone } = arrival;
  const nights = (count: number | null) => (count === null ? null : texts.nights(count));
  const ways = transfers.map(({ text, isIncluded }) => `${text} (${isIncluded ? texts.isIncluded : texts.isExtra})`);
  return [
    [texts.airport, airportPickup === null ? null : airportPickup ? texts.isMet : texts.isNotMet],
    [texts.nightsBefore, nights(nightsBefore)],
    [texts.nightsAfter, nights(nightsAfter)],
    [texts.transfers, ways.length > 0 ? ways.join('; ') : null],
    [texts.meetingPoint, meetingPoint],
    [texts.emergencyPhone, emergencyPhone],
  ];
}
