import { line, type Point } from './drawing.ts';
import { between, type Random } from './random.ts';

/** From which side the light falls. */
export type Side = 'left' | 'right';

/** Summits of a skyline that stand out from what is beside them. */
function summits(points: readonly Point[], prominence: number): number[] {
  return points.flatMap(([, y], index) => {
    if (index === 0 || index === points.length - 1) return [];
    return [dip(points, index, -1), dip(points, index, 1)].every((fall) => fall >= prominence) &&
      isTop(points, index, y)
      ? [index]
      : [];
  });
}

function isTop(points: readonly Point[], index: number, y: number): boolean {
  return y < (points[index - 1]?.[1] ?? Number.POSITIVE_INFINITY) && y <= (points[index + 1]?.[1] ?? y);
}

/** How far the line falls from a point to one side before it rises above that point. */
function dip(points: readonly Point[], from: number, direction: 1 | -1): number {
  const top = points[from]?.[1] ?? 0;
  let lowest = top;
  for (let index = from + direction; index >= 0 && index < points.length; index += direction) {
    const y = points[index]?.[1] ?? top;
    if (y < top) break;
    lowest = Math.max(lowest, y);
  }
  return lowest - top;
}

/**
 * The sides of the mountains that lie in shadow: from each summit down the skyline to the next saddle, from there down
 * a gully to the foot, and back up along a broken spine.
 */
export function shadowSides(
  points: readonly Point[],
  lightFrom: Side,
  { prominence, foot }: { prominence: number; foot: number },
  random: Random,
): string {
  const direction = lightFrom === 'left' ? 1 : -1;
  return summits(points, prominence)
    .map((summit) => {
      const top = points[summit] ?? [0, 0];
      const slope = slopeDown(points, summit, direction);
      const gully = spine(slope.at(-1) ?? top, foot, direction, random).reverse();
      return `${line([top, ...slope, ...gully, ...spine(top, foot, -direction, random)])}z`;
    })
    .join('');
}

function slopeDown(points: readonly Point[], summit: number, direction: 1 | -1): Point[] {
  const slope: Point[] = [];
  let lowest = points[summit]?.[1] ?? 0;
  for (let index = summit + direction; index >= 0 && index < points.length; index += direction) {
    const point = points[index];
    if (!point || point[1] < lowest - 14) break;
    lowest = Math.max(lowest, point[1]);
    slope.push(point);
  }
  return slope;
}

/** From the foot up to a point of the skyline, swaying; the foot lies off to one side. */
function spine([x, y]: Point, foot: number, towards: number, random: Random): Point[] {
  const height = foot - y;
  const count = Math.max(3, Math.round(height / 44));
  return Array.from({ length: count }, (_, index): Point => {
    const share = 1 - index / count;
    const sway = (index % 2 ? 1 : -1) * between(random, 6, 22) * Math.min(1, 0.3 + share);
    return [x + towards * height * 0.17 * share + sway, y + height * share];
  });
}

/** The snow above a height, its lower edge in tongues and couloirs. */
export function snowCap(points: readonly Point[], snowLine: number, random: Random): string {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (point[1] < snowLine) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs
    .filter((peak) => peak.length > 1)
    .map((peak) => `${line([...peak, ...lowerEdge(peak, snowLine, random)])}z`)
    .join('');
}

/** Snow tongues narrower than this, in pixels, look like a saw. */
const NARROWEST_TONGUE = 24;

function lowerEdge(peak: readonly Point[], snowLine: number, random: Random): Point[] {
  let isTongue = false;
  return [...peak].reverse().flatMap(([x, y], index): Point[] => {
    const isClose = index % 2 === 1 && Math.abs(x - (peak[peak.length - index]?.[0] ?? 0)) < NARROWEST_TONGUE;
    if (index === 0 || index === peak.length - 1 || isClose) return [];
    isTongue = !isTongue;
    const room = snowLine - y;
    const reach = isTongue ? between(random, 0.6, 0.95) : between(random, 0.25, 0.45);
    return [[x + between(random, -8, 8), y + Math.max(4, room * reach)]];
  });
}
