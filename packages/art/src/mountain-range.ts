import { type Curve, sample, smoothCurve } from './curve.ts';
import type { Point } from './drawing.ts';
import { between, type Random } from './random.ts';

/** A mountain: where its summit is, how high above the range's foot, and how far it reaches to either side. */
export interface Peak {
  x: number;
  height: number;
  reach: number;
  /** Round like Kailash instead of pointed. */
  isDome?: boolean;
}

export interface Range {
  left?: number;
  right: number;
  /** The foot of the mountains. */
  foot: number;
  peaks: readonly Peak[];
  /** How rough the rock is, in pixels. */
  roughness: number;
  step?: number;
}

/** The skyline of a range of mountains: steep towards the summits, broken by notches and shoulders. */
export function skyline({ left = 0, right, foot, peaks, roughness, step = 29 }: Range, random: Random): Point[] {
  const coarse = noise(random, left, right, 110);
  const fine = noise(random, left, right, 38);
  const height = (x: number) => {
    const highest = Math.max(0, ...peaks.map((peak) => heightOf(peak, x)));
    return highest + (coarse(x) + fine(x) * 0.55) * roughness;
  };
  const summits = peaks.map(({ x }) => x);
  return sample((x) => foot - height(x), left, right, step, summits).map(([x, y]): Point => {
    const summit = peaks.find((peak) => peak.x === x);
    // A summit rises clear of the notches beside it.
    return summit && heightOf(summit, x) >= Math.max(...peaks.map((peak) => heightOf(peak, x)))
      ? [x, foot - summit.height - roughness * 0.6]
      : [x, y];
  });
}

function heightOf({ x: summit, height, reach, isDome }: Peak, x: number): number {
  const distance = Math.abs(x - summit) / reach;
  if (distance >= 1) return 0;
  return isDome ? height * Math.cos((distance * Math.PI) / 2) ** 0.8 : height * (1 - distance) ** 1.3;
}

/** An even wavering between -0.5 and 0.5. */
function noise(random: Random, left: number, right: number, period: number): Curve {
  const knots: Point[] = [];
  for (let x = left - period; x <= right + period; x += period)
    knots.push([x + between(random, -period / 4, period / 4), random() - 0.5]);
  return smoothCurve(knots);
}

/** Peaks spread over a width, every one a little different. */
export function scatteredPeaks(count: number, width: number, height: number, random: Random): Peak[] {
  const spacing = width / count;
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(spacing * (index + between(random, 0.2, 0.8))),
    height: height * between(random, 0.5, 1),
    reach: spacing * between(random, 0.85, 1.5),
  }));
}
