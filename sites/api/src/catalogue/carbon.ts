import type { StageContent } from '../content/content-schema.ts';

/**
 * Kilograms of CO₂ equivalent per traveler and kilometer.
 * Source: UK Government GHG Conversion Factors for Company Reporting 2023: domestic flight, average passenger, with the
 * effects of height; and a large car shared by two.
 */
const KILOGRAMS_PER_KM = { flight: 0.273, drive: 0.105 } as const;
/** Finer figures would promise more than the factors know. */
const ROUND_TO = 5;

/**
 * The estimate for one traveler's transport during the trip.
 * @returns undefined where a distance is not known, or where a helicopter flies: its fuel depends on the load
 */
export function carbonOf(stages: readonly StageContent[]) {
  const legs = stages.flatMap((stage) => stage.legs ?? []).filter(({ way }) => way !== 'walk' && way !== 'boat');
  if (!stages.some((stage) => stage.legs) || legs.some(({ way }) => way === 'helicopter')) return undefined;
  if (legs.some(({ distanceKm }) => distanceKm === undefined)) return undefined;
  const kilometers = (wanted: 'flight' | 'drive') =>
    legs.filter(({ way }) => way === wanted).reduce((sum, { distanceKm = 0 }) => sum + distanceKm, 0);
  const [flightKm, roadKm] = [kilometers('flight'), kilometers('drive')];
  const kilograms = flightKm * KILOGRAMS_PER_KM.flight + roadKm * KILOGRAMS_PER_KM.drive;
  return { kilograms: Math.max(1, Math.round(kilograms / ROUND_TO)) * ROUND_TO, flightKm, roadKm };
}
