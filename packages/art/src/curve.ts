import type { Point } from './drawing.ts';

/** A line over the width of a picture: the height of the ink at each x. */
export type Curve = (x: number) => number;

/**
 * A smooth line through points, left to right, that never swings above or below them (a monotone cubic spline): the
 * highest point stays the highest of the line. Valleys are round; summits, which have the smallest y, come to a point.
 */
export function smoothCurve(points: readonly Point[]): Curve {
  const slopes = points.map((point, index) => slopesAt(points[index - 1], point, points[index + 1]));
  return (x) => {
    const after = points.findIndex(([pointX]) => pointX > x);
    if (after === -1) return points.at(-1)?.[1] ?? 0;
    const to = points[after];
    const from = points[after - 1];
    if (!from || !to) return points[0]?.[1] ?? 0;
    const width = to[0] - from[0];
    const share = (x - from[0]) / width;
    const square = share * share;
    const cube = square * share;
    return (
      from[1] * (2 * cube - 3 * square + 1) +
      (slopes[after - 1]?.[1] ?? 0) * width * (cube - 2 * square + share) +
      to[1] * (3 * square - 2 * cube) +
      (slopes[after]?.[0] ?? 0) * width * (cube - square)
    );
  };
}

/** The slope at which the line comes to a point, and that at which it leaves. */
function slopesAt(before: Point | undefined, point: Point, after: Point | undefined): [number, number] {
  if (!before || !after) return [0, 0];
  const left = (point[1] - before[1]) / (point[0] - before[0]);
  const right = (after[1] - point[1]) / (after[0] - point[0]);
  if (left < 0 && right > 0) return [left, right];
  const slope = left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  return [slope, slope];
}

/** The points of a line at even steps, the ends and the given places among them. */
export function sample(
  curve: Curve,
  left: number,
  right: number,
  step: number,
  places: readonly number[] = [],
): Point[] {
  const steps = Math.round((right - left) / step);
  const even = Array.from({ length: steps + 1 }, (_, index) => left + ((right - left) * index) / steps);
  const spaced = even.filter((x) => !places.some((place) => Math.abs(place - x) < step / 2));
  return [...spaced, ...places.filter((x) => x > left && x < right)]
    .sort((a, b) => a - b)
    .map((x): Point => [x, curve(x)]);
}
