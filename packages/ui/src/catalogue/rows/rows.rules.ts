import type { DepartureEntity } from '../../api/entities.ts';
import { openDepartures } from '../../api/open-departures.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { SEASONS_OF_MONTH } from '../../core/internal/seasons-of-month.ts';
import { activityOptions, MAX_INLINE_TREKS } from '../listing/listing.rules.ts';

/** The treks of a country that a visitor should see first: its popular ones, or all of them where none is marked. */
export function popularTreks<Trek extends TrekSummary>(treks: readonly Trek[], country: string): Trek[] {
  const ofCountry = treks.filter((trek) => trek.country.toLowerCase() === country.toLowerCase());
  const popular = ofCountry.filter(({ isPopular }) => isPopular);
  return popular.length > 0 ? popular : ofCountry;
}

/** Two rows: the first half rounded up, then the rest. Rows without anything in them are left out. */
export function splitRows<Item>(items: readonly Item[]): Item[][] {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)].filter((row) => row.length > 0);
}

const MONTHS_AHEAD = 3;
const TREKS_A_MONTH = 3;

/** A month, and what is good to walk in it. */
export interface MonthGuide {
  /** January is 0. */
  month: number;
  /** The season in the words of the catalogue. */
  season: string;
  treks: TrekSummary[];
}

/**
 * The treks for this month and the next two, by their own best months. Popular treks come first, and no trek appears
 * under two months while others wait.
 * @param month the present month, January is 0
 */
export function seasonGuide(treks: readonly TrekSummary[], month: number): MonthGuide[] {
  const used = new Set<TrekSummary>();
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const shown = (month + ahead) % 12;
    const good = treks
      .filter(({ seasonMonths }) => seasonMonths.includes(shown + 1))
      .toSorted((one, other) => rank(one, used) - rank(other, used))
      .slice(0, TREKS_A_MONTH);
    for (const trek of good) used.add(trek);
    return { month: shown, season: SEASONS_OF_MONTH[shown]?.[0] ?? '', treks: good };
  });
}

/** Fresh before used, popular before others. */
function rank(trek: TrekSummary, used: ReadonlySet<TrekSummary>): number {
  return (used.has(trek) ? 2 : 0) + (trek.isPopular ? 0 : 1);
}

/** A trek with one of its starts that others can join. */
export interface LeavingTrek<Trek> {
  trek: Trek;
  departure: DepartureEntity;
}

const LEAVING_SOON = 6;

/** The next starts of all treks that others can join. */
export function leavingSoon<Trek extends TrekSummary>(treks: readonly Trek[]): LeavingTrek<Trek>[] {
  return treks
    .flatMap((trek) => openDepartures(trek).map((departure) => ({ trek, departure })))
    .toSorted((one, other) => one.departure.startDate.localeCompare(other.departure.startDate))
    .slice(0, LEAVING_SOON);
}

/** The part of a catalogue on a home page. */
export interface Showcase {
  treks: readonly TrekSummary[];
  /** The activities of the whole catalogue. */
  activities: readonly string[];
}

/** Most popular treks of one country, where there is room for as many of each. */
const POPULAR_OF_COUNTRY = 12;

/**
 * The part of a catalogue on a home page: all of a small catalogue; of a large one the season guide's treks, the
 * popular ones of each country, and the first others, in the catalogue's order.
 * @param month the present month, January is 0
 */
export function showcaseOf(treks: readonly TrekSummary[], month: number): Showcase {
  const activities = activityOptions(treks);
  if (treks.length <= MAX_INLINE_TREKS) return { treks, activities };
  const countries = [...new Set(treks.map(({ country }) => country.toLowerCase()))];
  const guided = seasonGuide(treks, month).flatMap((guide) => guide.treks);
  const share = Math.min(POPULAR_OF_COUNTRY, Math.floor((MAX_INLINE_TREKS - guided.length) / countries.length));
  const leaving = leavingSoon(treks).map(({ trek }) => trek);
  const wanted = [
    ...guided,
    ...leaving,
    ...countries.flatMap((country) => popularTreks(treks, country).slice(0, share)),
    ...treks,
  ];
  const shown = new Set([...new Set(wanted)].slice(0, MAX_INLINE_TREKS));
  return { treks: treks.filter((trek) => shown.has(trek)), activities };
}
