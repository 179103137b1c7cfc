import type { ItineraryDay } from '../../api/trek.ts';

/** A place where nights are spent, in percent of a map's width and height. */
export interface RouteStop {
  /** Days that end here. */
  days: readonly number[];
  place: string;
  x: number;
  y: number;
  /** Whether there is room for its name beside it. */
  isNamed: boolean;
}

/** A route on a plane, ready to be drawn. */
export interface Route {
  stops: readonly RouteStop[];
  /** Every night in its order, as an index into `stops`. */
  order: readonly number[];
  /** Places of the itinerary that are not drawn: their position is not known, or they are a journey away. */
  missing: readonly string[];
  /** Height of the map in parts of its width. */
  ratio: number;
  /** A round distance to measure by, and its length in percent of the width. */
  scale: { kilometers: number; percent: number };
}

/** Source: mean radius of the earth, IUGG. */
const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Room around the route, in percent of each side. */
const MARGIN = 12;
/** Flattest and tallest map, height to width. */
const RATIO = { least: 0.5, most: 0.9 } as const;
/** Room that a name takes, in percent of the map's width and height. */
const NAME = { width: 34, height: 8 } as const;
/** Lengths that a scale may have; the longest that takes no more than this share of the width is shown. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LONGEST_SCALE = 0.35;

type Located = ItineraryDay & { coordinates: NonNullable<ItineraryDay['coordinates']> };

/** Farther than a day's walk: a flight or a drive to the walk, or back from it. */
export const JOURNEY_KM = 40;

/**
 * Lays the nights of an itinerary out on a plane. Over the few kilometers of a walk a plane that is narrowed by the
 * cosine of its latitude is as good as a map. A night before or after the walk that is a journey away is left out, for it
 * would leave the walk no room. Null where fewer than two places are known.
 */
export function layOutRoute(days: readonly ItineraryDay[]): Route | null {
  const located = withoutJourneys(days.filter((day): day is Located => day.coordinates !== null));
  const stops = new Map<string, { days: number[]; place: string; east: number; north: number }>();
  const middle = average(located.map(({ coordinates }) => coordinates.latitude));
  const narrowing = Math.cos((middle * Math.PI) / 180);
  for (const night of located) {
    const { day, coordinates } = night;
    const key = placeKey(night);
    const stop = stops.get(key);
    if (stop) stop.days.push(day);
    else {
      const east = coordinates.longitude * narrowing * KM_PER_DEGREE;
      const north = coordinates.latitude * KM_PER_DEGREE;
      stops.set(key, { days: [day], place: nameOf(night), east, north });
    }
  }
  if (stops.size < 2) return null;
  const places = [...stops.values()];
  const [west, width] = spanOf(places.map(({ east }) => east));
  const [south, height] = spanOf(places.map(({ north }) => north));
  const ratio = Math.min(RATIO.most, Math.max(RATIO.least, height / width));
  const inner = 1 - (2 * MARGIN) / 100;
  // One kilometer is as long across as it is up, whichever side has room to spare.
  const mapWidth = Math.max(width, height / ratio) / inner;
  const percent = (kilometers: number) => (kilometers / mapWidth) * 100;
  const kilometers = SCALES.findLast((length) => length <= mapWidth * LONGEST_SCALE) ?? mapWidth * LONGEST_SCALE;
  const keys = [...stops.keys()];
  return {
    ratio,
    scale: { kilometers, percent: percent(kilometers) },
    order: located.map((night) => keys.indexOf(placeKey(night))),
    missing: placesBeside(places, days),
    stops: withNames(
      places.map(({ days: nights, place, east, north }) => ({
        days: nights,
        place,
        x: 50 + percent(east - west - width / 2),
        y: 50 - percent(north - south - height / 2) / ratio,
      })),
    ),
  };
}

const nameOf = ({ endLocation, title }: ItineraryDay) => endLocation ?? title;

function placesBeside(drawn: readonly { place: string }[], days: readonly ItineraryDay[]): string[] {
  const names = new Set(days.map(nameOf));
  for (const { place } of drawn) names.delete(place);
  return [...names];
}

type Unnamed = Omit<RouteStop, 'isNamed'>;

/** Names as many stops as there is room for: the ends and the stop farthest from the start before the others. */
function withNames(stops: readonly Unnamed[]): RouteStop[] {
  const [start] = stops;
  const distance = ({ x, y }: Unnamed) => (start ? Math.hypot(x - start.x, y - start.y) : 0);
  const farthest = stops.toSorted((one, other) => distance(other) - distance(one))[0];
  const end = stops.toSorted((one, other) => (other.days.at(-1) ?? 0) - (one.days.at(-1) ?? 0))[0];
  const named: Unnamed[] = [];
  for (const stop of [start, farthest, end, ...stops]) {
    if (!stop || named.includes(stop)) continue;
    const isFree = named.every(({ x, y }) => Math.abs(y - stop.y) >= NAME.height || Math.abs(x - stop.x) >= NAME.width);
    if (isFree) named.push(stop);
  }
  return stops.map((stop) => ({ ...stop, isNamed: named.includes(stop) }));
}

/** The nights between the journey there and the journey back; all of them where that leaves no walk. */
function withoutJourneys(days: readonly Located[]): readonly Located[] {
  const parts: Located[][] = [];
  for (const day of days) {
    const before = parts.at(-1)?.at(-1);
    if (before && distanceKm(before.coordinates, day.coordinates) <= JOURNEY_KM * (day.day - before.day))
      parts.at(-1)?.push(day);
    else parts.push([day]);
  }
  const isWalk = (part: Located[]) => new Set(part.map(placeKey)).size > 1;
  const [first, last] = [parts.findIndex(isWalk), parts.findLastIndex(isWalk)];
  return first === -1 ? days : parts.slice(first, last + 1).flat();
}

const placeKey = ({ coordinates }: Located) => `${coordinates.latitude} ${coordinates.longitude}`;

type Coordinates = NonNullable<ItineraryDay['coordinates']>;

/** In a straight line, over no more than a few hundred kilometers. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const east = (other.longitude - one.longitude) * narrowing;
  return Math.hypot(east, other.latitude - one.latitude) * KM_PER_DEGREE;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The start and range of values; never zero, so that it can be divided by. */
function spanOf(values: readonly number[]): [start: number, length: number] {
  const start = Math.min(...values);
  return [start, Math.max(Math.max(...values) - start, 0.001)];
}
