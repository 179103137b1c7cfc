import type { ItineraryDay, Trek } from '../../api/trek.ts';
import { DIFFICULTIES } from '../trek-card/difficulty.ts';

/** The effort of a trek, as far as its days tell. */
export interface Effort {
  walkingDays: number;
  /** Kilometers on foot, whole; 0: not known. */
  kilometers: number;
  /** The longest day's hours, as the itinerary writes them. */
  longestHours: string | null;
  /** The most meters up in a day; 0: not known. */
  mostAscent: number;
  /** Nights above 4,000 m. */
  highNights: number;
  /** Its lodgings, most nights first, each with their number. */
  lodgings: [name: string, nights: number][];
}

/** Above it, everyone feels the height. */
export const HIGH_METERS = 4_000;

const walkOf = ({ legs = [] }: ItineraryDay) => legs.find(({ way }) => way === 'walk');
const hoursOf = (hours: string) => Number(hours.split(/[–-]/).at(-1)) || 0;

export function readEffort(days: readonly ItineraryDay[]): Effort {
  const hours = days.flatMap(({ walkingHours }) => walkingHours ?? []);
  const longest = hours.toSorted((one, other) => hoursOf(other) - hoursOf(one))[0] ?? null;
  const kilometers = days.reduce((sum, day) => sum + (walkOf(day)?.distanceKm ?? 0), 0);
  const nights = days.filter(({ accommodation }) => accommodation);
  const lodgings = new Map<string, number>();
  for (const { accommodation } of nights)
    lodgings.set(accommodation ?? '', (lodgings.get(accommodation ?? '') ?? 0) + 1);
  return {
    highNights: nights.filter(({ altitude }) => (altitude ?? 0) > HIGH_METERS).length,
    lodgings: [...lodgings].toSorted(([, one], [, other]) => other - one),
    walkingDays: days.filter(walkOf).length,
    kilometers: Math.round(kilometers),
    longestHours: longest,
    mostAscent: Math.max(0, ...days.map(({ ascent }) => ascent ?? 0)),
  };
}

/**
 * The air is this much colder for each kilometer of height.
 * Source: ICAO Standard Atmosphere, Doc 7488.
 */
const DEGREES_PER_KM = 6.5;

export interface MonthWeather {
  /** 1 to 12. */
  month: number;
  /** °C. */
  day: number;
  night: number;
  /** At the trek's highest night, by the height between. */
  highestNight: number | null;
  /** Millimeters. */
  rain: number;
  isInSeason: boolean;
}

type Weather = NonNullable<NonNullable<Trek['details']>['weather']>;

/** The twelve months at the weather station and at the highest night. */
export function readWeather(
  { altitude, months }: Weather,
  highest: number,
  seasonMonths: readonly number[],
): MonthWeather[] {
  const colder = highest > altitude ? ((highest - altitude) / 1000) * DEGREES_PER_KM : null;
  return months.map(({ day, night, rain }, index) => ({
    ...{ month: index + 1, day, night, rain },
    highestNight: colder === null ? null : Math.round(night - colder),
    isInSeason: seasonMonths.includes(index + 1),
  }));
}

/** The coldest and the warmest of these months' nights at the highest stop, or at the station. Null: no month. */
export function nightRange(months: readonly MonthWeather[]): [coldest: number, warmest: number] | null {
  const nights = months.filter(({ isInSeason }) => isInSeason).map(({ night, highestNight }) => highestNight ?? night);
  return nights.length > 0 ? [Math.min(...nights), Math.max(...nights)] : null;
}

export type Likeness =
  | 'sameRegion'
  | 'asHard'
  | 'easier'
  | 'harder'
  | 'asLong'
  | 'shorter'
  | 'longer'
  | 'lower'
  | 'higher';

type Similar = NonNullable<NonNullable<Trek['details']>['similar']>[number];

/** Differences of fewer days or meters are none. */
const LEAST_DIFFERENCE = { days: 2, meters: 400 } as const;

/** In what a similar trek is like this one, and in what it differs. */
export function compareTreks(
  trek: Pick<Trek, 'region' | 'difficulty' | 'days' | 'maxAltitude'>,
  other: Similar,
): Likeness[] {
  const level = (given: string) => DIFFICULTIES.findIndex(({ name }) => name.toLowerCase() === given.toLowerCase());
  const harder = level(other.difficulty) - level(trek.difficulty);
  const longer = other.duration - trek.days;
  const higher = other.maxAltitude === null || trek.maxAltitude === 0 ? 0 : other.maxAltitude - trek.maxAltitude;
  return [
    ...(trek.region !== null && other.region === trek.region ? ['sameRegion' as const] : []),
    harder === 0 ? 'asHard' : harder < 0 ? 'easier' : 'harder',
    Math.abs(longer) < LEAST_DIFFERENCE.days ? 'asLong' : longer < 0 ? 'shorter' : 'longer',
    ...(Math.abs(higher) < LEAST_DIFFERENCE.meters ? [] : [higher < 0 ? ('lower' as const) : ('higher' as const)]),
  ];
}
