import type { ItineraryDay } from '@trek/ui/api';
import { ACCLIMATIZATION, type Night, readNights } from '@trek/ui/route/rules';
import type { ContentEntry, StageContent, TrekContent } from './content-schema.ts';

/** No trek climbs more in a day, and no transfer during a trek does either. */
const MOST_CLIMB_METERS = 3000;
const HOTEL = /\bhotels?\b/i;

type TrekEntry = ContentEntry<TrekContent>;

/** Itineraries that are probably wrong, or that keep quiet about altitude or hotels. */
export function itineraryWarnings(treks: readonly TrekEntry[]): string[] {
  const warnings = treks.flatMap(({ slug, content }) =>
    [...missingAltitudes(content), ...altitudeWarnings(content), ...hotelWarnings(content)].map(
      (warning) => `treks/${slug}.json: ${warning}`,
    ),
  );
  return [...warnings, ...placeWarnings(treks)];
}

/** The elevation profile and its advice leave out a night of unknown altitude. */
function missingAltitudes({ stages }: TrekContent): string[] {
  return stages.flatMap(({ day, altitudeMeters, accommodation }, index) => {
    const isNight = accommodation !== undefined || index < stages.length - 1;
    if (!isNight || altitudeMeters !== undefined) return [];
    return [`stages.${index}.altitudeMeters: is missing: how high is the night of day ${day}?`];
  });
}

/** Climbs that can't be right, and steep or restless nights without a word about what is done. */
function altitudeWarnings({ stages }: TrekContent): string[] {
  return readNights(stages.map(itineraryDay)).flatMap((night) => {
    const index = stages.findIndex(({ day }) => day === night.day);
    if (night.gain !== null && night.gain > MOST_CLIMB_METERS) {
      return [
        `stages.${index}.altitudeMeters: day ${night.day} sleeps ${night.gain} m above the night before: is it right?`,
      ];
    }
    const reason = reasonForPrecaution(night);
    if (reason === undefined || stages[index]?.precaution !== undefined) return [];
    return [`stages.${index}.precaution: is missing: ${reason}; say what is done about it, or plan a lower night`];
  });
}

function reasonForPrecaution({ day, altitude, gain, marks }: Night): string | undefined {
  if (marks.includes('steep')) return `day ${day} sleeps ${gain} m above the night before`;
  if (marks.includes('restless')) {
    return `day ${day} is at least the ${ACCLIMATIZATION.risingNights + 1}th in a row to sleep higher`;
  }
  // The trek can't tell from how far below its travelers come.
  if (day === 1 && altitude > ACCLIMATIZATION.fromMeters) return `travelers arrive at ${altitude} m`;
  return undefined;
}

/** Visitors should not have to guess who pays for a hotel. */
function hotelWarnings({ stages, included, excluded }: TrekContent): string[] {
  const night = stages.find(({ accommodation = '' }) => HOTEL.test(accommodation));
  if (!night || [...included, ...excluded].some((item) => HOTEL.test(item))) return [];
  return [`included: day ${night.day} sleeps in a hotel: name it here, or in excluded`];
}

/** A place has one altitude, whichever trek sleeps there. */
function placeWarnings(treks: readonly TrekEntry[]): string[] {
  const known = new Map<string, { altitude: number; file: string }>();
  return treks.flatMap(({ slug, content: { stages } }) => {
    const file = `treks/${slug}.json`;
    return stages.flatMap(({ endLocation, altitudeMeters }, index) => {
      if (endLocation === undefined || altitudeMeters === undefined) return [];
      const first = known.get(endLocation);
      if (!first) known.set(endLocation, { altitude: altitudeMeters, file });
      if (!first || first.altitude === altitudeMeters) return [];
      const other = `${endLocation} is at ${first.altitude} m in ${first.file}`;
      return [
        `${file}: stages.${index}.altitudeMeters: ${altitudeMeters}, but ${other}: correct one, or tell two places apart by name`,
      ];
    });
  });
}

function itineraryDay({ day, title, description, ...stage }: StageContent): ItineraryDay {
  return {
    ...{ day, title, description },
    accommodation: stage.accommodation ?? null,
    meals: stage.meals ?? null,
    altitude: stage.altitudeMeters ?? null,
    walkingHours: stage.walkingHours ?? null,
    startLocation: stage.startLocation ?? null,
    endLocation: stage.endLocation ?? null,
    coordinates: stage.coordinates ?? null,
  };
}
