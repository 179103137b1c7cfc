import { type TrekContent, trekSchema } from '../content/content-schema.ts';

/** From easy to hard. */
const DIFFICULTIES = trekSchema.shape.difficulty.options;
const MOST = 3;
/** Of these, as many at most from the trek's own region: people who like a trek also want to see somewhere else. */
const MOST_OF_REGION = 2;

/** Treks for those who like this one, the most similar first. */
export function similarTreks(trek: TrekContent, treks: readonly TrekContent[]): TrekContent[] {
  const ranked = treks
    .filter(({ id }) => id !== trek.id)
    .map((other) => ({ other, likeness: likeness(trek, other) }))
    .sort((one, next) => next.likeness - one.likeness || one.other.id - next.other.id);
  const found: TrekContent[] = [];
  for (const { other } of ranked) {
    const ofRegion = found.filter(({ region }) => region === trek.region).length;
    if (other.region === trek.region && ofRegion >= MOST_OF_REGION) continue;
    found.push(other);
    if (found.length === MOST) break;
  }
  return found;
}

function likeness(trek: TrekContent, other: TrekContent): number {
  const shared = (one: readonly string[], two: readonly string[]) => one.filter((value) => two.includes(value)).length;
  const harder = Math.abs(DIFFICULTIES.indexOf(trek.difficulty) - DIFFICULTIES.indexOf(other.difficulty));
  const longer = Math.abs(trek.durationDays - other.durationDays) / Math.max(trek.durationDays, other.durationDays);
  const higher = Math.abs((trek.maxAltitudeMeters ?? 0) - (other.maxAltitudeMeters ?? 0)) / 1000;
  return (
    (other.region === trek.region ? 2 : 0) +
    (other.country === trek.country ? 1 : 0) +
    2 * shared(trek.trekTypes, other.trekTypes) +
    2 * shared(trek.activities, other.activities) -
    (2 * harder + 3 * longer + higher)
  );
}
