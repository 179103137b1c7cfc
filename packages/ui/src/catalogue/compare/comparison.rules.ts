import type { Trek } from '../../api/trek.ts';
import { readNights } from '../route/acclimatization.rules.ts';
import type { compareTexts } from './compare.texts.ts';

type ComparedFact = keyof (typeof compareTexts)['english']['rows'];

/** How facts are written. */
export interface ComparedWords {
  usd: (amount: number) => string;
  onRequest: string;
  noPermits: string;
  duration: (trek: Trek) => string;
  difficulty: (level: string) => string;
  country: (name: string) => string;
  activity: (name: string) => string;
  meters: (meters: number) => string;
  months: (months: readonly number[]) => string;
  list: (names: readonly string[]) => string;
}

const highestNight = (trek: Trek) => Math.max(0, ...readNights(trek.itinerary).map(({ altitude }) => altitude));

/** Each row of the table: a fact in words; empty if it is not known. */
const FACTS: { readonly [Fact in ComparedFact]: (trek: Trek, words: ComparedWords) => string } = {
  price: ({ priceUsd }, { usd, onRequest }) => (priceUsd === null ? onRequest : usd(priceUsd)),
  duration: (trek, { duration }) => duration(trek),
  difficulty: (trek, { difficulty }) => difficulty(trek.difficulty),
  highestPoint: ({ maxAltitude }, { meters }) => (maxAltitude > 0 ? meters(maxAltitude) : ''),
  highestNight: (trek, { meters }) => (highestNight(trek) > 0 ? meters(highestNight(trek)) : ''),
  season: ({ seasonMonths }, { months }) => (seasonMonths.length > 0 ? months(seasonMonths) : ''),
  place: ({ region, country }, words) =>
    words.list([...new Set([region, country])].filter((name) => name !== null).map(words.country)),
  groupSize: ({ groupSize: { minSize, maxSize } }) => (minSize === maxSize ? `${minSize}` : `${minSize}–${maxSize}`),
  style: ({ trekTypes }, { list }) => list(trekTypes),
  activities: ({ activities }, { list, activity }) => list(activities.map(activity)),
  singleSupplement: ({ details }, { usd }) =>
    details?.singleSupplement === undefined ? '' : usd(details.singleSupplement),
  permits: ({ details }, { list, noPermits }) => {
    if (!details?.permits) return '';
    return details.permits.length > 0 ? list(details.permits.map(({ name }) => name)) : noPermits;
  },
  nights: ({ itinerary }, { list, meters }) => list(readNights(itinerary).map(({ altitude }) => meters(altitude))),
};

/** The facts that are prices, in US dollars. */
const PRICES: Partial<Record<ComparedFact, (trek: Trek) => number | null | undefined>> = {
  price: ({ priceUsd }) => priceUsd,
  singleSupplement: ({ details }) => details?.singleSupplement,
};

/** A price of a trek in US dollars; null for a fact that is none, or that is not known. */
export const comparedUsd = (fact: ComparedFact, trek: Trek): number | null => PRICES[fact]?.(trek) ?? null;

/** A row of the comparison. */
export interface ComparedRow {
  fact: ComparedFact;
  /** One for each trek. */
  values: string[];
  differs: boolean;
}

/** The rows of a comparison; a fact that no trek has is left out. */
export function comparedRows(treks: readonly Trek[], words: ComparedWords): ComparedRow[] {
  return (Object.keys(FACTS) as ComparedFact[])
    .map((fact) => {
      const values = treks.map((trek) => FACTS[fact](trek, words));
      return { fact, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** The nights of several treks on the same axes. */
export interface ComparedProfiles {
  /** Days of the longest. */
  days: number;
  /** Meters at the foot and at the top of the chart. */
  floor: number;
  ceiling: number;
  /** Lines of heights, in meters. */
  levels: number[];
  /** For each trek in its order; empty if its nights are not known. */
  lines: { day: number; altitude: number }[][];
}

const LEVEL_STEP = 1000;

/** Null if no trek has two nights of known height. */
export function comparedProfiles(treks: readonly Pick<Trek, 'itinerary'>[]): ComparedProfiles | null {
  const lines = treks.map(({ itinerary }) => readNights(itinerary).map(({ day, altitude }) => ({ day, altitude })));
  const nights = lines.flat();
  if (!lines.some((line) => line.length > 1)) return null;
  const altitudes = nights.map(({ altitude }) => altitude);
  const floor = Math.floor(Math.min(...altitudes) / LEVEL_STEP) * LEVEL_STEP;
  const ceiling = Math.ceil((Math.max(...altitudes) + 1) / LEVEL_STEP) * LEVEL_STEP;
  const levels = Array.from({ length: (ceiling - floor) / LEVEL_STEP + 1 }, (_, step) => floor + step * LEVEL_STEP);
  return { days: Math.max(...nights.map(({ day }) => day)), floor, ceiling, levels, lines };
}
