import { type Curve, smoothCurve } from './curve.ts';
import type { Point } from './drawing.ts';
import { between, type Random } from './random.ts';

/** A day of a walk, as far as the drawing needs it. */
export interface Stage {
  day: number;
  altitude: number | null;
}

/** The near ridge: the walk as a line over the picture's width. */
export interface WalkRidge {
  curve: Curve;
  /** A point for every day with a known night, left to right. */
  days: Point[];
  /** The highest of the days. */
  summit: Point;
}

const WIDTH = 1440;
const MARGIN = 60;
const LEAST_RISE = 120;
const MOST_RISE = 330;
/** Climb between the lowest and the highest night that fills the whole height. */
const FULL_RELIEF_METERS = 3600;
/** Nights closer than this, in pixels, count as one height. */
const LEVEL = 6;
const MOST_SADDLE = 26;
const LEAST_DAYS = 3;
const LEAST_RELIEF_METERS = 150;

/** The foot of the ridge, and the share of the usual height that it rises. */
const USUAL = { foot: 775, rise: 1 };

interface Night {
  day: number;
  altitude: number;
}

const knownNights = (stages: readonly Stage[]) => stages.filter((stage): stage is Night => stage.altitude !== null);

function reliefOf(nights: readonly Night[]) {
  const altitudes = nights.map(({ altitude }) => altitude);
  const lowest = Math.min(...altitudes);
  return { lowest, relief: Math.max(...altitudes) - lowest };
}

/** Whether the nights of a walk rise and fall enough to draw it by them. */
export function hasRelief(stages: readonly Stage[]): boolean {
  const nights = knownNights(stages);
  return nights.length >= LEAST_DAYS && reliefOf(nights).relief >= LEAST_RELIEF_METERS;
}

/** The ridge of a walk. Walks that stay at one height, or whose heights aren't known, get a ridge of their own. */
export function walkRidge(stages: readonly Stage[], random: Random, { foot, rise } = USUAL): WalkRidge {
  const known = knownNights(stages).sort((a, b) => a.day - b.day);
  const { lowest, relief } = reliefOf(known);
  const heights = !hasRelief(stages)
    ? inventedDays(random)
    : placeDays(known, (altitude) => ((altitude - lowest) / relief) * risen(relief));
  const days = heights.map(([x, height]): Point => [x, foot - height * rise]);
  const summit = days.reduce((highest, day) => (day[1] < highest[1] ? day : highest));
  return { curve: smoothCurve(withSaddles(withEnds(days, random, foot))), days, summit };
}

function risen(relief: number): number {
  return LEAST_RISE + (MOST_RISE - LEAST_RISE) * Math.sqrt(Math.min(1, relief / FULL_RELIEF_METERS));
}

function placeDays(known: readonly Night[], height: (altitude: number) => number): Point[] {
  const first = known[0]?.day ?? 0;
  const span = Math.max(1, (known.at(-1)?.day ?? 0) - first);
  return known.map(
    ({ day, altitude }): Point => [MARGIN + ((WIDTH - 2 * MARGIN) * (day - first)) / span, height(altitude)],
  );
}

function inventedDays(random: Random): Point[] {
  const count = 5 + Math.floor(random() * 3);
  const highest = 1 + Math.floor(random() * (count - 2));
  return Array.from({ length: count }, (_, index): Point => {
    const height = index === highest ? 210 : between(random, 20, 130);
    return [MARGIN + ((WIDTH - 2 * MARGIN) * index) / (count - 1), height];
  });
}

/** The ridge runs on past the first and the last day, downhill. */
function withEnds(days: readonly Point[], random: Random, foot: number): Point[] {
  const first = days[0] ?? [MARGIN, foot];
  const last = days.at(-1) ?? [WIDTH - MARGIN, foot];
  return [[-60, first[1] + between(random, 10, 40)], ...days, [WIDTH + 60, last[1] + between(random, 10, 40)]];
}

/** Between two nights at one height the ridge sinks a little, so that each day keeps a summit of its own. */
function withSaddles(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const after = points[index + 1];
    if (!after || Math.abs(after[1] - point[1]) > LEVEL) return [point];
    const depth = Math.min(MOST_SADDLE, (after[0] - point[0]) / 6);
    return [point, [(point[0] + after[0]) / 2, Math.max(point[1], after[1]) + depth]];
  });
}
