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
 * @returns undefined where there is no ride, where a distance is not known, or where a helicopter flies: its fuel depends on the load
 */
export function carbonOf(stages: readonly StageContent[]) {
  const legs = stages.flatMap((stage) => stage.legs ?? []).filter(({ way }) => way !== 'walk' && way !== 'boat');
  if (!stages.some((stage) => stage.legs) || legs.some(({ way }) => way === 'helicopter')) return undefined;
  if (legs.length === 0 || legs.some(({ distanceKm }) => distanceKm === undefined)) return undefined;
  const kilometers = (wanted: 'flight' | 'drive') =>
    legs.filter(({ way }) => way === wanted).reduce((sum, { distanceKm = 0 }) => sum + distanceKm, 0);
  const parts = (['flight', 'drive'] as const).map((way) => ({ way, distance: kilometers(way) }));
  const kilograms = parts.reduce((sum, { way, distance }) => sum + distance * KILOGRAMS_PER_KM[way], 0);
  const ways = parts
    .filter(({ distance }) => distance > 0)
    .map(
      ({ way, distance }) => `${distance} km by ${way === 'flight' ? 'air' : 'road'} at ${KILOGRAMS_PER_KM[way]} kg`,
    );
  return {
    kilograms: Math.max(1, Math.round(kilograms / ROUND_TO)) * ROUND_TO,
    method: `Estimate: ${ways.join(' and ')} per kilometer (UK Government conversion factors, 2023). Your flight to the country is not counted.`,
  };
}
