import type { TrekFigures } from '../../api/search-index.ts';
import type { Bounds, Constraints } from './read-constraints.rules.ts';

const LEVELS = ['easy', 'moderate', 'challenging', 'difficult', 'very difficult', 'extreme'];
/** Treks up to here are called low; children sleep well there. */
const LOW_METERS = 3500;
/** A missing fact counts as much as another kind of trek. */
const UNKNOWN = 0.5;

/** How well a trek meets constraints. */
export interface Fit {
  /** 0: it meets all of it. */
  gap: number;
  /** Another season alone keeps it from meeting all. */
  isOffSeason: boolean;
  /** Among those that meet all, less is better. */
  distance: number;
}

/** How well a trek meets the constraints. @param types the kinds of trek that it is, by name */
export function fitOf(figures: TrekFigures, constraints: Constraints, types: readonly string[]): Fit {
  const { days, price, height, months, level, isForKids, isForOne } = constraints;
  const levelGap = level === '' ? 0 : levelDistance(figures.difficulty, level);
  const otherwise =
    outside(figures.days, days) +
    outside(figures.priceUsd ?? null, price) +
    outside(figures.maxAltitude || null, height) +
    // "Difficult" covers the levels above as well.
    (level === 'Difficult' && levelGap > 0 ? 0 : Math.abs(levelGap)) +
    constraints.types.filter((type) => !types.includes(type)).length +
    (isForKids ? Math.abs(levelDistance(figures.difficulty, 'Easy')) + outside(figures.maxAltitude || null, LOW) : 0) +
    (isForOne && (figures.minGroup ?? 1) > 1 ? 1 : 0);
  const season = figures.seasonMonths ?? [];
  // A trek whose season is unknown can start in any month, as in the listing.
  const isOffSeason = months.length > 0 && season.length > 0 && !months.some((month) => season.includes(month));
  const distance = Math.abs(levelGap) + away(figures.days, days) + away(figures.maxAltitude ?? 0, height);
  return { gap: otherwise + (isOffSeason ? UNKNOWN : 0), isOffSeason: isOffSeason && otherwise === 0, distance };
}

const LOW: Bounds = { from: null, to: LOW_METERS, near: null };

/** By how many levels a trek is harder; an unknown level is far from all. */
function levelDistance(difficulty: string, level: string): number {
  const place = LEVELS.indexOf(difficulty.toLowerCase());
  return place < 0 ? -LEVELS.length : place - LEVELS.indexOf(level.toLowerCase());
}

/** How far a figure is outside its bounds, as a share of them. */
function outside(value: number | null, bounds: Bounds | null): number {
  if (bounds === null) return 0;
  if (value === null) return UNKNOWN;
  const { from, to } = bounds;
  if (from !== null && value < from) return (from - value) / from;
  return to !== null && value > to ? (value - to) / Math.max(1, to) : 0;
}

const away = (value: number, bounds: Bounds | null) => (bounds?.near ? Math.abs(value - bounds.near) / bounds.near : 0);
