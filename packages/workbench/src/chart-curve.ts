/** A point of the drawing, in pixels. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** The way that an arrow takes. */
export interface ChartCurve {
  path: string;
  /** The point of the arrow after a part of its length, from 0 to 1. */
  at(part: number): ChartPoint;
}

/** Bends from one point to another, leaving and arriving along the given axis. */
export function curveBetween(from: ChartPoint, to: ChartPoint, axis: 'upright' | 'level'): ChartCurve {
  const bend = axis === 'level' ? { x: (to.x - from.x) / 2, y: 0 } : { x: 0, y: (to.y - from.y) / 2 };
  const [one, other] = [
    { x: from.x + bend.x, y: from.y + bend.y },
    { x: to.x - bend.x, y: to.y - bend.y },
  ];
  return {
    path: `M${from.x} ${from.y}C${one.x} ${one.y} ${other.x} ${other.y} ${to.x} ${to.y}`,
    at: (part) => ({
      x: onBezier(from.x, one.x, other.x, to.x, part),
      y: onBezier(from.y, one.y, other.y, to.y, part),
    }),
  };
}

function onBezier(from: number, one: number, other: number, to: number, part: number): number {
  const rest = 1 - part;
  return rest ** 3 * from + 3 * rest ** 2 * part * one + 3 * rest * part ** 2 * other + part ** 3 * to;
}
