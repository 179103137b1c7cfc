import { distanceKm as straightKm } from '@trek/ui/internal/route/rules';
import type { ContentEntry, StageContent, TrekContent } from './content-schema.ts';

/** No one walks faster for a day, or climbs slower. */
const PACE_KMH = { least: 0.25, most: 4.5 } as const;
/** A path is at most this many times as long as the straight line; round trips are not compared. */
const MOST_WINDING = 4;
/** Positions are rounded, so that a path may seem a little shorter than the straight line. */
const ROUNDING_KM = 2;
/** More than anyone climbs in a day. */
const MOST_CLIMB_METERS = 2200;

/** Days whose distances or points on the way can't be right. */
export function legWarnings(treks: readonly ContentEntry<TrekContent>[]): string[] {
  const warnings = treks.flatMap(({ slug, content: { stages, maxAltitudeMeters } }) =>
    stages
      .flatMap((stage, index) =>
        [
          ...paceWarnings(stage),
          ...straightLineWarnings(stage, stages[index - 1]),
          ...pointWarnings(stage, maxAltitudeMeters),
        ].map((warning) => `stages.${index}.${warning}`),
      )
      .map((warning) => `treks/${slug}.json: ${warning}`),
  );
  return [...warnings, ...differingDistances(treks)];
}

/** Kilometers on foot. */
export const walkOf = ({ legs = [] }: StageContent) => legs.find(({ way }) => way === 'walk')?.distanceKm;

function paceWarnings(stage: StageContent): string[] {
  const kilometers = walkOf(stage);
  if (kilometers !== undefined && stage.walkingHours === undefined) {
    return [`walkingHours: is missing: how long do ${kilometers} km take?`];
  }
  if (kilometers === undefined || stage.walkingHours === undefined) return [];
  const hours = stage.walkingHours.split('–').map(Number);
  const [shortest = 0, longest = shortest] = hours;
  if (kilometers / longest <= PACE_KMH.most && kilometers / shortest >= PACE_KMH.least) return [];
  return [`legs: ${kilometers} km in ${stage.walkingHours} hours: is it right?`];
}

/** A day on foot alone, from one place to another. */
function straightLineWarnings(stage: StageContent, before: StageContent | undefined): string[] {
  const kilometers = walkOf(stage);
  if (kilometers === undefined || stage.legs?.length !== 1) return [];
  if (!stage.coordinates || !before?.coordinates || stage.startLocation === stage.endLocation) return [];
  if (stage.startLocation !== before.endLocation) return [];
  const straight = straightKm(before.coordinates, stage.coordinates);
  // A day may include a summit and the way back.
  const isDetour = stage.via !== undefined;
  if (kilometers + ROUNDING_KM >= straight && (isDetour || kilometers <= straight * MOST_WINDING + ROUNDING_KM))
    return [];
  return [`legs: ${kilometers} km on foot, and ${straight.toFixed(1)} km in a straight line: is it right?`];
}

function pointWarnings({ via = [], legs = [], altitudeMeters }: StageContent, highest: number | undefined): string[] {
  return via.flatMap((point, index) => {
    if (highest !== undefined && point.altitudeMeters > highest) {
      return [
        `via.${index}: ${point.name}, ${point.altitudeMeters} m, is above the trek's maxAltitudeMeters, ${highest}`,
      ];
    }
    const isWalked = legs.length > 0 && legs.every(({ way }) => way === 'walk');
    if (!isWalked || altitudeMeters === undefined) return [];
    if (Math.abs(point.altitudeMeters - altitudeMeters) <= MOST_CLIMB_METERS) return [];
    return [`via.${index}: ${point.name} is ${point.altitudeMeters - altitudeMeters} m from the night: is it right?`];
  });
}

/** The same day's walk is as long on every trek. */
function differingDistances(treks: readonly ContentEntry<TrekContent>[]): string[] {
  const known = new Map<string, { kilometers: number; file: string }>();
  return treks.flatMap(({ slug, content: { stages } }) => {
    const file = `treks/${slug}.json`;
    return stages.flatMap((stage, index) => {
      const kilometers = walkOf(stage);
      const { startLocation, endLocation, via = [], legs = [] } = stage;
      if (kilometers === undefined || legs.length !== 1 || startLocation === endLocation) return [];
      const walk = JSON.stringify([[startLocation, endLocation].sort(), via.map(({ name }) => name).sort()]);
      const first = known.get(walk);
      if (!first) known.set(walk, { kilometers, file });
      if (!first || first.kilometers === kilometers) return [];
      return [
        `${file}: stages.${index}.legs: ${kilometers} km, but ${first.kilometers} km in ${first.file}: correct one`,
      ];
    });
  });
}
