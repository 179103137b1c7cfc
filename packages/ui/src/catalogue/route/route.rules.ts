import type { Coordinates, ItineraryDay, RoutePoint } from '../../api/trek.ts';
import { groupBy } from '../../core/internal/group-by.ts';

/** A place on the map, in percent of its width and height. */
export interface RouteStop {
  /** Days that end here; empty: a point on the way. */
  days: readonly number[];
  place: string;
  /** Meters above sea level; null: not known. */
  altitude: number | null;
  /** `night`, or the kind of a point on the way. */
  kind: string;
  isApproximate: boolean;
  x: number;
  y: number;
}

/** A part of the way between two places. */
export interface RouteLine {
  /** `walk`, `drive`, `flight`, `helicopter` or `boat`. */
  way: string;
  day: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** A place that is a journey away: at the edge of the map, in its direction. */
export interface FarPlace {
  days: readonly number[];
  place: string;
  kilometers: number;
  x: number;
  y: number;
}

/** A route on a plane, ready to be drawn. */
export interface Route {
  /** The nights in the order in which they are reached first, then the points on the way. */
  stops: readonly RouteStop[];
  lines: readonly RouteLine[];
  far: readonly FarPlace[];
  /** Places of the itinerary whose position is not known. */
  missing: readonly string[];
  /** Height of the map in parts of its width. */
  ratio: number;
  /** Kilometers of the map's width. */
  kilometers: number;
}

/** Source: mean radius of the earth, IUGG. */
const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Room around the route, in percent of each side. */
const MARGIN = 12;
/** Distance of the far places from the edges, in percent. */
const FAR_MARGIN = 4;
/** Flattest and tallest map, height to width. */
const RATIO = { least: 0.5, most: 0.9 } as const;

type Located = ItineraryDay & { coordinates: Coordinates };
type LocatedPoint = RoutePoint & { coordinates: Coordinates };

/** Farther than a day's walk: a flight or a drive to the walk, or back from it. */
export const JOURNEY_KM = 40;

/**
 * Lays an itinerary out on a plane. Over the few kilometers of a walk a plane that is narrowed by the cosine of its latitude is
 * as good as a map. A night before or after the walk that is a journey away is put at the edge, for it would leave the walk no
 * room. Null where fewer than two places are known.
 */
export function layOutRoute(days: readonly ItineraryDay[]): Route | null {
  const located = days.filter((day): day is Located => day.coordinates !== null);
  const walked = withoutJourneys(located);
  const near = walked.length === located.length ? walked : walked.map(withNearPoints);
  const points = near.flatMap(pointsOf);
  const positions = [...near, ...points].map(({ coordinates }) => coordinates);
  if (new Set(positions.map(keyOf)).size < 2) return null;
  const toKilometers = planeAround(positions);
  const planar = positions.map(toKilometers);
  const [west, width] = spanOf(planar.map(({ east }) => east));
  const [south, height] = spanOf(planar.map(({ north }) => north));
  const ratio = Math.min(RATIO.most, Math.max(RATIO.least, height / width));
  const inner = 1 - (2 * MARGIN) / 100;
  // One kilometer is as long across as it is up, whichever side has room to spare.
  const kilometers = Math.max(width, height / ratio) / inner;
  const place = (coordinates: Coordinates) => {
    const { east, north } = toKilometers(coordinates);
    return {
      x: 50 + ((east - west - width / 2) / kilometers) * 100,
      y: 50 - ((north - south - height / 2) / kilometers / ratio) * 100,
    };
  };
  const drawn = new Set(near.map(({ day }) => day));
  return {
    ...{ ratio, kilometers },
    stops: [...nightStops(near, place), ...pointStops(near, place)],
    lines: linesOf(
      days.map((day) => near.find((other) => other.day === day.day) ?? day),
      drawn,
    ).map(({ from, to, ...line }) => ({ ...line, from: place(from), to: place(to) })),
    far: farPlaces(
      located.filter(
        ({ day, coordinates }) => !drawn.has(day) && !positions.some((other) => keyOf(other) === keyOf(coordinates)),
      ),
      { ratio, kilometers, place },
    ),
    missing: [...new Set(days.filter(({ coordinates }) => coordinates === null).map(nameOf))].filter(
      (name) => !located.some((day) => nameOf(day) === name),
    ),
  };
}

const nameOf = ({ endLocation, title }: ItineraryDay) => endLocation ?? title;
const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`;

/** Without the passes of a journey to the walk. */
const withNearPoints = (day: Located): Located => ({
  ...day,
  via: pointsOf(day).filter(({ coordinates }) => distanceKm(coordinates, day.coordinates) <= JOURNEY_KM),
});

const pointsOf = ({ via = [] }: ItineraryDay) =>
  via.filter((point): point is LocatedPoint => point.coordinates !== null);

/** Kilometers to the east and to the north. */
function planeAround(positions: readonly Coordinates[]) {
  const middle = positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  return ({ latitude, longitude }: Coordinates) => ({
    east: longitude * narrowing * KM_PER_DEGREE,
    north: latitude * KM_PER_DEGREE,
  });
}

type Place = (coordinates: Coordinates) => { x: number; y: number };

function nightStops(nights: readonly Located[], place: Place): RouteStop[] {
  return [...groupBy(nights, ({ coordinates }) => keyOf(coordinates)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { coordinates, altitude } = first;
    const isApproximate = coordinates.isApproximate === true;
    const facts = { days: group.map(({ day }) => day), place: nameOf(first), altitude, kind: 'night', isApproximate };
    return [{ ...facts, ...place(coordinates) }];
  });
}

/** The points that are not a night's place as well. */
function pointStops(nights: readonly Located[], place: Place): RouteStop[] {
  const slept = new Set(nights.map(({ coordinates }) => keyOf(coordinates)));
  const points = new Map(nights.flatMap(pointsOf).map((point) => [keyOf(point.coordinates), point]));
  return [...points.values()]
    .filter(({ coordinates }) => !slept.has(keyOf(coordinates)))
    .map(({ name, kind, altitude, coordinates }) => {
      const isApproximate = coordinates.isApproximate === true;
      return { days: [], place: name, altitude, kind, isApproximate, ...place(coordinates) };
    });
}

interface Stretch {
  way: string;
  day: number;
  from: Coordinates;
  to: Coordinates;
}

/** The way from night to night by the points between them, as far as it is drawn. */
function linesOf(days: readonly ItineraryDay[], drawn: ReadonlySet<number>): Stretch[] {
  let here: Coordinates | null = null;
  let wasDrawn = false;
  return days.flatMap((day) => {
    const from = wasDrawn ? here : null;
    wasDrawn = drawn.has(day.day);
    here = day.coordinates ?? here;
    if (!wasDrawn || day.coordinates === null) return [];
    return stretchesOf(day, from, day.coordinates);
  });
}

function stretchesOf(day: ItineraryDay, from: Coordinates | null, to: Coordinates): Stretch[] {
  const ways = (day.legs ?? []).map(({ way }) => way);
  const longest = day.legs?.toSorted((one, other) => (other.distanceKm ?? 0) - (one.distanceKm ?? 0))[0]?.way ?? 'walk';
  const points = pointsOf(day);
  const places = [
    ...(from ? [{ kind: 'night', coordinates: from }] : []),
    ...points,
    { kind: 'night', coordinates: to },
  ];
  const heads = places.map(({ kind }) => kind === 'trailhead');
  // At a trailhead the way changes; without any, all of it is drawn as the longest part.
  const isSplit = heads.filter(Boolean).length === ways.length - 1;
  return places.slice(1).flatMap(({ coordinates }, index) => {
    const before = places[index]?.coordinates;
    const passed = heads.slice(0, index + 1).filter(Boolean).length;
    if (!before || keyOf(before) === keyOf(coordinates)) return [];
    return [{ way: (isSplit && ways[passed]) || longest, day: day.day, from: before, to: coordinates }];
  });
}

interface Frame {
  ratio: number;
  kilometers: number;
  place: Place;
}

/** Puts each place at the edge, in its direction from the middle of the map; those in one direction one below the other. */
function farPlaces(nights: readonly Located[], { ratio, kilometers, place }: Frame): FarPlace[] {
  const far = [...groupBy(nights, ({ coordinates }) => keyOf(coordinates)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { x, y } = place(first.coordinates);
    const [east, south] = [x - 50, (y - 50) * ratio];
    const distance = (Math.hypot(east, south) / 100) * kilometers;
    const reach = Math.max(Math.abs(east) / (50 - FAR_MARGIN), Math.abs(y - 50) / (50 - FAR_MARGIN / ratio));
    return [
      {
        ...{ days: group.map(({ day }) => day), place: nameOf(first), kilometers: Math.round(distance) },
        ...{ x: 50 + east / reach, y: 50 + (y - 50) / reach },
      },
    ];
  });
  return stacked(far, ratio);
}

/** Height of a line of text, in percent of the width, and the strip for the scale and the north. */
const LINE = 6;
const STRIP = 12;

/** Moves the texts of one side apart, and out of the corners. */
function stacked(places: readonly FarPlace[], ratio: number): FarPlace[] {
  const [line, strip] = [LINE / ratio, STRIP / ratio];
  const bySide = groupBy(places, ({ x }) => (x < 35 ? 'left' : x > 65 ? 'right' : 'middle'));
  return [...bySide.values()].flatMap((side) => {
    const sorted = side.toSorted((one, other) => one.y - other.y);
    const last = 100 - strip - line * (sorted.length - 1);
    let next = Math.min(last, Math.max(strip, sorted[0]?.y ?? strip));
    return sorted.map((place, index) => {
      const y = Math.min(last + line * index, Math.max(next, place.y));
      next = y + line;
      return { ...place, y };
    });
  });
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
  const isWalk = (part: Located[]) => new Set(part.map(({ coordinates }) => keyOf(coordinates))).size > 1;
  const [first, last] = [parts.findIndex(isWalk), parts.findLastIndex(isWalk)];
  return first === -1 ? days : parts.slice(first, last + 1).flat();
}

/** In a straight line, over no more than a few hundred kilometers. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const east = (other.longitude - one.longitude) * narrowing;
  return Math.hypot(east, other.latitude - one.latitude) * KM_PER_DEGREE;
}

/** The start and range of values; never zero, so that it can be divided by. */
function spanOf(values: readonly number[]): [start: number, length: number] {
  const start = Math.min(...values);
  return [start, Math.max(Math.max(...values) - start, 0.001)];
}
