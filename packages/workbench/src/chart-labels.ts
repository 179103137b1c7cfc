import type { ChartArrow, ChartBox, ChartLayout, ChartPoint, ChartRectangle } from './chart-layout.ts';

/** Steps along an arrow, and distances from it, at which a label may stand: the nearest first. */
const ALONG_PX = 8;
const ASIDE_PX = [0, 10, 20, 36, 56, 80];
const TITLE_HEIGHT = 18;

/**
 * Places labels of a drawing that has no room for all of them: each near its arrow, on no state's name and on none of
 * the other labels.
 *
 * @param room what is in sight of the drawing, in its own pixels
 */
export function placeLabels(
  { boxes }: Pick<ChartLayout, 'boxes'>,
  arrows: readonly ChartArrow[],
  room: ChartRectangle,
): ChartArrow[] {
  const taken: ChartRectangle[] = boxes.map(nameOf);
  return arrows.map((arrow) => {
    const { width, height } = arrow.label;
    let best: { place: ChartRectangle; crowding: number } | undefined;
    for (const aside of ASIDE_PX) {
      for (const { x, y } of pointsAlong(arrow.points)) {
        for (const [towardsX, towardsY] of aside === 0 ? ON_IT : DIRECTIONS) {
          const middle = { x: x + towardsX * (aside + width / 2), y: y + towardsY * (aside + height / 2) };
          const place = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
          const outside = width * height - overlap(place, room);
          const crowding = taken.reduce((sum, other) => sum + overlap(place, other), outside);
          if (!best || crowding < best.crowding) best = { place, crowding };
        }
      }
      if (best?.crowding === 0) break;
    }
    if (!best) return arrow;
    taken.push(best.place);
    return { ...arrow, label: { ...arrow.label, ...best.place } };
  });
}

const ON_IT: [number, number][] = [[0, 0]];
const DIRECTIONS: [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** The part of a state that is its name: an outer one holds others below. */
export function nameOf({ node, x, y, width, height }: ChartBox): ChartRectangle {
  return { x, y, width, height: node.children.length > 0 ? TITLE_HEIGHT : height };
}

/** Points of an arrow, the ones nearest to its middle first. */
function pointsAlong(points: readonly ChartPoint[]): ChartPoint[] {
  const all = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(1, Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / ALONG_PX));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 0.5)) / count,
      y: from.y + ((to.y - from.y) * (step + 0.5)) / count,
    }));
  });
  const distance = new Map(all.map((point, index) => [point, Math.abs(index - (all.length - 1) / 2)]));
  return all.toSorted((one, other) => (distance.get(one) ?? 0) - (distance.get(other) ?? 0));
}

function overlap(one: ChartRectangle, other: ChartRectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
