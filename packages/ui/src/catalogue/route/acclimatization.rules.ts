import type { ItineraryDay } from '../../api/trek.ts';

export { distanceKm, JOURNEY_KM } from './route.rules.ts';

/**
 * How high to sleep, for healthy adults: above 3,000 m no night more than 500 m above the one before, and a night without
 * gain every three to four days. A night counts when it lies above 3,000 m itself, wherever the one before was: so read the
 * guideline's own words, "above 3000 m, individuals should not increase the sleeping elevation by more than 500 m per day".
 * Source: Luks et al., Wilderness Medical Society Clinical Practice Guidelines for the Prevention and Treatment of Acute
 * Altitude Illness: 2019 Update. Wilderness & Environmental Medicine 30(4S), S3–S18. https://doi.org/10.1016/j.wem.2019.04.006
 * The 2024 update, https://doi.org/10.1016/j.wem.2023.05.013, keeps the numbers, and where terrain demands more it advises
 * days of acclimatization before or after.
 */
export const ACCLIMATIZATION = {
  /** Meters from which on the advice holds. */
  fromMeters: 3000,
  /** Meters that a night may lie above the one before. */
  gainMeters: 500,
  /** Nights with gain after which one without is due. */
  risingNights: 4,
  source: 'https://doi.org/10.1016/j.wem.2019.04.006',
} as const;

/** A night of the walk, as far as its altitude is known. */
export interface Night {
  day: number;
  place: string;
  altitude: number;
  /** Meters above the night before; null for the first, and where the night before is not known. */
  gain: number | null;
  /** `steep`: too far above the night before. `restless`: too many nights with gain one after the other. */
  marks: readonly ('steep' | 'restless')[];
  /** The measure against illness, if the itinerary names one. */
  precaution: string | null;
}

/** The days that end with a night along the way: all, except a last one without a bed, the day of the journey home. */
const withNight = (days: readonly ItineraryDay[]) => (days.at(-1)?.accommodation === null ? days.slice(0, -1) : days);

/** The nights of an itinerary in their order, with what the advice says of each. Days without an altitude are left out. */
export function readNights(days: readonly ItineraryDay[]): Night[] {
  let previous: { day: number; altitude: number } | null = null;
  let rising = 0;
  return withNight(days).flatMap(({ day, title, endLocation, altitude, precaution = null }) => {
    if (altitude === null) return [];
    const gain = previous && previous.day === day - 1 ? altitude - previous.altitude : null;
    const isHigh = altitude > ACCLIMATIZATION.fromMeters;
    rising = isHigh && gain !== null && gain > 0 ? rising + 1 : 0;
    previous = { day, altitude };
    const isSteep = isHigh && gain !== null && gain > ACCLIMATIZATION.gainMeters;
    const isRestless = rising > ACCLIMATIZATION.risingNights;
    const marks = [isSteep && ('steep' as const), isRestless && ('restless' as const)].filter((mark) => mark !== false);
    return [{ day, place: endLocation ?? title, altitude, gain, marks, precaution }];
  });
}

/** The advice about the whole walk. */
export interface AcclimatizationReading {
  /** `low`: no night lies as high as the advice begins. */
  verdict: 'low' | 'gentle' | 'marked';
  steepNights: number;
  restlessNights: number;
  /** Of the nights as high as the advice begins: the most meters above the night before; 0: none is above it. */
  steepestGain: number;
  /** How many of these nights are at the altitude of the night before. */
  restNights: number;
}

/** Sums the marks up. */
export function readAcclimatization(nights: readonly Night[]): AcclimatizationReading {
  const count = (mark: Night['marks'][number]) => nights.filter(({ marks }) => marks.includes(mark)).length;
  const steepNights = count('steep');
  const restlessNights = count('restless');
  const highNights = nights.filter(({ altitude }) => altitude > ACCLIMATIZATION.fromMeters);
  const verdict = highNights.length > 0 ? (steepNights + restlessNights > 0 ? 'marked' : 'gentle') : 'low';
  const steepestGain = Math.max(0, ...highNights.map(({ gain }) => gain ?? 0));
  const restNights = highNights.filter(({ gain }) => gain === 0).length;
  return { verdict, steepNights, restlessNights, steepestGain, restNights };
}
