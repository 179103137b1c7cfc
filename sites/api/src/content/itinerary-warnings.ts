import type { ItineraryDay } from '@trek/ui/api';
import { ACCLIMATIZATION, distanceKm, JOURNEY_KM, type Night, readNights } from '@trek/ui/internal/route/rules';
import type { ContentEntry, StageContent, TrekContent } from './content-schema.ts';

/** No trek climbs more in a day, and no transfer during a trek does either. */
const MOST_CLIMB_METERS = 3000;
const HOTEL = /\bhotels?\b/i;

/** Two positions of a place that lie closer are two roundings of one. */
const SAME_PLACE_KM = 3;
/** Words that say why a day leads farther than anyone walks. */
const RIDE = /\b(?:driv(?:e|es|ing)|fly|flights?|jeep|bus|coach|car|road)\b/i;
/** With fewer hours on foot, a day is mostly a ride even where it doesn't say so. */
export const LEAST_WALKING_HOURS = 3;
/** Rough boxes around the countries, with the towns from which treks start. */
const BOXES: Readonly<Record<string, { south: number; north: number; west: number; east: number }>> = {
  nepal: { south: 26.3, north: 30.5, west: 80, east: 88.3 },
  bhutan: { south: 26.7, north: 28.4, west: 88.7, east: 92.2 },
  tibet: { south: 27.5, north: 36, west: 78, east: 99 },
  india: { south: 26.5, north: 36, west: 74, east: 89 },
};

type TrekEntry = ContentEntry<TrekContent>;

/** Itineraries that are probably wrong, or that keep quiet about altitude or hotels. */
export function itineraryWarnings(treks: readonly TrekEntry[]): string[] {
  const warnings = treks.flatMap(({ slug, content }) =>
    [
      ...missingAltitudes(content),
      ...altitudeWarnings(content),
      ...hotelWarnings(content),
      ...boxWarnings(content),
      ...distanceWarnings(content),
    ].map((warning) => `treks/${slug}.json: ${warning}`),
  );
  return [...warnings, ...placeWarnings(treks), ...positionWarnings(treks)];
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

/** Latitude and longitude the wrong way round, or a wrong degree. */
function boxWarnings({ country, stages }: TrekContent): string[] {
  const box = BOXES[country];
  if (!box) return [];
  return stages.flatMap(({ coordinates }, index) => {
    if (!coordinates) return [];
    const { latitude, longitude } = coordinates;
    const isInside = latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
    if (isInside) return [];
    return [`stages.${index}.coordinates: ${latitude}, ${longitude} is not in "${country}": is a digit wrong?`];
  });
}

/** Of two nights that no walk can join, one is in the wrong place. */
function distanceWarnings({ stages }: TrekContent): string[] {
  return stages.flatMap((stage, index) => {
    const before = stages[index - 1];
    if (!stage.coordinates || !before?.coordinates || !isWalked(stage, before)) return [];
    const kilometers = distanceKm(before.coordinates, stage.coordinates);
    if (kilometers <= JOURNEY_KM) return [];
    return [
      `stages.${index}.coordinates: day ${stage.day} walks ${kilometers.toFixed(0)} km in a straight line: correct it or the night before, or say that it drives or flies`,
    ];
  });
}

/** Whether the day leads on foot from the night before. */
function isWalked({ startLocation, walkingHours = '', title, description }: StageContent, before: StageContent) {
  const hours = Number(walkingHours.split('–').at(-1));
  const isElsewhere = startLocation !== undefined && startLocation !== before.endLocation;
  return hours >= LEAST_WALKING_HOURS && !isElsewhere && !RIDE.test(`${title} ${description}`);
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

/** A place is in one place, whichever trek sleeps there. */
function positionWarnings(treks: readonly TrekEntry[]): string[] {
  const known = new Map<string, { position: NonNullable<StageContent['coordinates']>; file: string }>();
  return treks.flatMap(({ slug, content: { stages } }) => {
    const file = `treks/${slug}.json`;
    return stages.flatMap(({ endLocation, coordinates }, index) => {
      if (endLocation === undefined || coordinates === undefined) return [];
      const first = known.get(endLocation);
      if (!first) known.set(endLocation, { position: coordinates, file });
      const kilometers = first ? distanceKm(first.position, coordinates) : 0;
      if (!first || kilometers <= SAME_PLACE_KM) return [];
      return [
        `${file}: stages.${index}.coordinates: ${endLocation} is ${kilometers.toFixed(0)} km from where ${first.file} has it: correct one, or tell two places apart by name`,
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
