import { openDepartures } from '../../../api/open-departures.ts';
import { placeSlug, titleSlug } from '../../../api/slug.ts';
import type { TrekSummary } from '../../../api/trek.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { foldText } from '../../../core/typed/fold-text.ts';
import { unified } from '../../../core/typed/unified.ts';
import type { trekCardTexts } from '../../trek-card/trek-card.texts.ts';
import type { Range, TrekFilters } from '../listing.rules.ts';
import type { listingTexts } from '../listing.texts.ts';
import { readRange, writeRange } from './range.rules.ts';

/** The spelling of filters that the address has in lower case or as slugs. */
export interface FilterNames {
  countries: readonly string[];
  difficulties: readonly string[];
  activities: readonly string[];
  /** Name of the region that is looked for; null where no region has the id. */
  regionName: string | null;
}

/** Texts of filters. */
export interface FilterWords {
  texts: Pick<
    Translation<typeof listingTexts> & Translation<typeof trekCardTexts>,
    | ('keywordChip' | 'regionChip' | 'popular' | 'fromPrice' | 'upToPrice' | 'betweenPrices')
    | 'departsIn'
    | ('daysAlone' | 'fromDays' | 'upToDays' | 'betweenDays' | 'upToAltitude')
  >;
  /** The names of the catalogue's words. */
  difficulty: (level: string) => string;
  country: (name: string) => string;
  activity: (name: string) => string;
  /** A price as the page writes it. */
  usd: (amount: number) => string;
  /** The name of a month, 1 to 12. */
  month: (month: number) => string;
  /** A month as the page writes it, from `YYYY-MM`. */
  monthOfYear: (month: string) => string;
  /** An altitude as the page writes it. */
  meters: (meters: number) => string;
}

/** Whether a trek passes a filter. */
export type TrekTest = (trek: TrekSummary) => boolean;

/** Everything about a filter but its control. */
export interface TrekFilter<Value> {
  /** Its name in the address. */
  parameter: string;
  /** @param given the parameter's text; empty where the address has none. What makes no sense is any. */
  read: (given: string) => Value;
  /** Null or empty: nothing to keep. */
  write: (value: Value) => string | null;
  /**
   * The test of a value, made once for all treks; null: every trek passes.
   * @param regionName name of the region with the id that is looked for, null for an id that no region has
   */
  test: (wanted: Value, regionName: string | null) => TrekTest | null;
  /** The text of its chip; null or empty: it is not in force. */
  label: (value: Value, names: FilterNames, words: FilterWords) => string | null;
}

const asIs = (value: string | null) => value;
const lowerCase = (given: string) => unified(given.trim()).toLowerCase() || null;

/** A keyword is typed without the apostrophes and hyphens of a title. */
const foldKeyword = (text: string) =>
  foldText(text)
    .replace(/'/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();

/** An answer for each name of a catalogue, found once: many treks share a few names. */
function once(find: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? find(name);
    known.set(name, answer);
    return answer;
  };
}

const within =
  (numberOf: (trek: TrekSummary) => number) =>
  ({ from, to }: Range): TrekTest | null => {
    if (from === null && to === null) return null;
    return (trek) => {
      const value = numberOf(trek);
      return (from === null || value >= from) && (to === null || value <= to);
    };
  };

/** A whole number of the address, within bounds. */
const readNumber = (given: string, least: number, most: number) => {
  const number = /^\s*\d{1,9}\s*$/.test(given) ? Number(given) : 0;
  return number >= least && number <= most ? number : null;
};
const writeNumber = (value: number | null) => (value === null ? null : String(value));

/** In an address that was written by hand the plus sign of `3000+` reads as a space. */
const plusAtEnd = (given: string) => given.replace(/^(\d+) $/, '$1+').trim();

/** Every filter, in the order of the address and of the chips. A new one is a row here and a control in the panel. */
export const FILTERS: { readonly [Name in keyof TrekFilters]: TrekFilter<TrekFilters[Name]> } = {
  country: {
    parameter: 'country',
    read: lowerCase,
    write: asIs,
    test: (country) => (country === null ? null : (trek) => trek.country.toLowerCase() === country),
    label: (country, { countries }, words) =>
      country && words.country(countries.find((name) => name.toLowerCase() === country) ?? country),
  },
  days: {
    parameter: 'duration',
    read: (given) => readRange(given.trim()),
    write: writeRange,
    test: within(({ days }) => days),
    label: ({ from, to }, _, { texts }) => {
      if (from !== null && to !== null) return from === to ? texts.daysAlone(from) : texts.betweenDays(from, to);
      if (from !== null) return texts.fromDays(from);
      return to === null ? null : texts.upToDays(to);
    },
  },
  activity: {
    parameter: 'activity',
    read: (given) => titleSlug(given) || null,
    write: asIs,
    test: (activity) => {
      const isWanted = once((name) => titleSlug(name) === activity);
      return activity === null ? null : ({ activities }) => activities.some(isWanted);
    },
    label: (activity, { activities }, words) =>
      activity && words.activity(activities.find((name) => titleSlug(name) === activity) ?? activity),
  },
  price: {
    parameter: 'budget',
    read: (given) => readRange(plusAtEnd(given)),
    write: writeRange,
    // On request counts as 0, as in the contract.
    test: within(({ priceUsd }) => priceUsd ?? 0),
    label: ({ from, to }, _, { texts, usd }) => {
      if (from !== null && to !== null) return texts.betweenPrices(usd(from), usd(to));
      if (from !== null) return texts.fromPrice(usd(from));
      return to === null ? null : texts.upToPrice(usd(to));
    },
  },
  region: {
    parameter: 'region',
    read: (given) => given.trim() || null,
    write: asIs,
    test: (region, regionName) => {
      const isWanted = once(
        (name) => name.toLowerCase() === regionName?.toLowerCase() || placeSlug(name) === placeSlug(region ?? ''),
      );
      // A trek without a region passes every region filter, as in the contract.
      return region === null ? null : (trek) => trek.region === null || isWanted(trek.region);
    },
    label: (region, { regionName }, { texts }) => region && texts.regionChip(regionName ?? region),
  },
  difficulty: {
    parameter: 'difficulty',
    read: lowerCase,
    write: asIs,
    test: (difficulty) => (difficulty === null ? null : (trek) => trek.difficulty.toLowerCase() === difficulty),
    label: (difficulty, { difficulties }, words) =>
      difficulty && words.difficulty(difficulties.find((name) => name.toLowerCase() === difficulty) ?? difficulty),
  },
  month: {
    parameter: 'month',
    read: (given) => readNumber(given, 1, 12),
    write: writeNumber,
    // A trek whose season is unknown can start in any month, as when it is booked.
    test: (month) =>
      month === null ? null : ({ seasonMonths }) => seasonMonths.length === 0 || seasonMonths.includes(month),
    label: (month, _, words) => (month === null ? null : words.month(month)),
  },
  departs: {
    parameter: 'departs',
    read: (given) => /^\s*(20\d\d-(?:0[1-9]|1[0-2]))\s*$/.exec(given)?.[1] ?? null,
    write: asIs,
    test: (month) =>
      month ? (trek) => openDepartures(trek).some(({ startDate }) => startDate.startsWith(month)) : null,
    label: (month, _, { texts, monthOfYear }) => month && texts.departsIn(monthOfYear(month)),
  },
  maxAltitude: {
    parameter: 'maxAltitude',
    read: (given) => readNumber(given, 1, Number.POSITIVE_INFINITY),
    write: writeNumber,
    // Visitors choose it for their health: a trek whose highest point is unknown does not pass.
    test: (most) => (most === null ? null : ({ maxAltitude }) => maxAltitude > 0 && maxAltitude <= most),
    label: (most, _, { texts, meters }) => (most === null ? null : texts.upToAltitude(meters(most))),
  },
  keyword: {
    parameter: 'keyword',
    read: (given) => given.trim(),
    write: (keyword) => keyword.trim(),
    test: (keyword) => {
      const wanted = foldKeyword(keyword);
      if (wanted === '') return null;
      return ({ title, location }) => [title, location].some((text) => foldKeyword(text).includes(wanted));
    },
    label: (keyword, _, { texts }) => keyword.trim() && texts.keywordChip(keyword.trim()),
  },
  isPopular: {
    parameter: 'popular',
    read: (given) => given.trim() === 'true',
    write: (isPopular) => (isPopular ? 'true' : null),
    test: (isPopular) => (isPopular ? (trek) => trek.isPopular : null),
    label: (isPopular, _, { texts }) => (isPopular ? texts.popular : null),
  },
};

export type FilterName = keyof TrekFilters;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** The row of a filter, for code that goes through all of them. */
export const filterOf = <Name extends FilterName>(name: Name): TrekFilter<TrekFilters[Name]> => FILTERS[name];
