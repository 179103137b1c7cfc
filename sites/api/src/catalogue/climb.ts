import type { StageContent } from '../content/content-schema.ts';

/**
 * Meters up and down on foot between the named points of a day. The path adds small climbs of its own, so both are the
 * least that is walked.
 * @param before the stage of the day before
 * @returns null for both where that is not known: no walk, a walk in a town, or no point for where a ride begins or ends
 */
export function climbOf(
  { legs = [], via = [], altitudeMeters, startLocation, endLocation }: StageContent,
  before: StageContent | undefined,
): { ascent: number | null; descent: number | null } {
  const unknown = { ascent: null, descent: null };
  if (!legs.some(({ way }) => way === 'walk')) return unknown;
  const points: (number | undefined)[] = via.map((point) => point.altitudeMeters);
  // A day that begins on foot begins where one slept.
  if (legs[0]?.way === 'walk')
    points.unshift(startLocation === before?.endLocation ? before?.altitudeMeters : undefined);
  else if (via[0]?.kind !== 'trailhead') return unknown;
  if (legs.at(-1)?.way === 'walk') points.push(altitudeMeters);
  else if (via.at(-1)?.kind !== 'trailhead') return unknown;
  const known = points.filter((point) => point !== undefined);
  const isStroll = startLocation === endLocation && via.length === 0;
  if (known.length < points.length || isStroll) return unknown;
  const steps = known.slice(1).map((altitude, index) => altitude - (known[index] ?? altitude));
  const sum = (sign: 1 | -1) => steps.reduce((total, step) => total + Math.max(0, step * sign), 0);
  return { ascent: sum(1), descent: sum(-1) };
}
