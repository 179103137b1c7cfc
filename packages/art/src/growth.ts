import type { Tone } from './buildings.ts';
import type { Curve } from './curve.ts';
import { path, stroke } from './drawing.ts';
import type { Ground } from './ground.ts';
import { between, type Random } from './random.ts';

const STEPS = 36;

/** A stretch of the picture where something grows. */
export interface Stretch {
  curve: Curve;
  left: number;
  right: number;
}

/** Trees of a mountain wood, in groups, on a line. */
export function pines(
  { curve, left, right }: Stretch,
  count: number,
  size: number,
  color: string,
  random: Random,
): string {
  const groups = Math.max(2, Math.round(count / 6));
  const centers = Array.from({ length: groups }, () => between(random, left, right));
  const trees = Array.from({ length: count }, (_, index) => {
    const x = Math.round((centers[index % groups] ?? left) + between(random, -1, 1) * size * 2.4);
    const height = Math.round(size * between(random, 0.6, 1.15));
    return pine(x, Math.round(curve(x)) + 6, height);
  });
  return path(trees.join(''), color);
}

/** Three tiers of branches, one wider than the other. */
function pine(x: number, foot: number, height: number): string {
  const half = Math.max(2, Math.round(height * 0.07));
  const tier = Math.round(height / 3);
  const down = `l${2 * half} ${tier}h-${half}`;
  const up = `h-${half}l${2 * half}-${tier}`;
  return `M${x} ${foot - 3 * tier}${down}${down}l${2 * half} ${tier}h-${8 * half}l${2 * half}-${tier}${up}${up}z`;
}

/** Poplars by a river: slim and upright, in rows. */
export function poplars(
  { curve, left, right }: Stretch,
  count: number,
  size: number,
  tone: Tone,
  random: Random,
): string {
  const places = Array.from({ length: count }, (_, index) => {
    const x = Math.round(left + ((right - left) * (index + between(random, 0.2, 0.8))) / count);
    return {
      x,
      foot: Math.round(curve(x) + between(random, -8, 22)),
      height: Math.round(size * between(random, 0.7, 1.1)),
    };
  });
  const crowns = places.map(({ x, foot, height }) => {
    const half = Math.round(height * 0.11);
    return `M${x} ${foot - height}q${half * 2} ${height >> 1} ${half >> 1} ${height - 12}h-${half & ~1}q-${half * 2 - (half >> 1)}-${(height >> 1) - 12} ${half >> 1}-${height - 12}z`;
  });
  const trunks = places.map(({ x, foot }) => `M${x} ${foot - 14}v18`);
  return stroke(trunks.join(''), tone('#5b4a3c'), 5) + path(crowns.join(''), tone('#6f9a4a'));
}

/** Lines that follow a slope, each a little flatter than the one above: terraces, strata, contour lines. */
export function bands(curve: Curve, width: number, count: number, gap: number, color: string, opacity: string): string {
  const data = Array.from({ length: count }, (_, index) => {
    const drop = gap * (index + 1) * (1 + index * 0.08);
    const damp = 1 - (index + 1) / (count + 3);
    const floor = 800;
    const y = (x: number) => floor - (floor - curve(x)) * damp + drop * 0.35;
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const x = Math.round((width * step) / STEPS);
      return `${x} ${Math.round(y(x))}`;
    });
    return `M${points[0]}L${points.slice(1).join(' ')}`;
  }).join('');
  return stroke(data, color, 3, { 'stroke-opacity': opacity, 'stroke-linejoin': 'round' });
}

/** Tufts of grass, for the plains. */
function grass({ curve, left, right }: Stretch, color: string, random: Random): string {
  const tufts = Array.from({ length: 34 }, () => {
    const x = Math.round(between(random, left, right));
    const height = Math.round(between(random, 40, 90));
    const y = Math.round(curve(x)) + 12;
    return `M${x} ${y}q-4-${height >> 1}-${14 + (height >> 3)}-${height}q16 ${height >> 2} 18 ${height}q2-${height >> 1} 20-${height - 12}q-8 ${height >> 2}-10 ${height - 12}z`;
  });
  return path(tufts.join(''), color);
}

/** The plants at the front of a picture. */
export function frontGrowth(stretch: Stretch, { growth }: Ground, color: string, random: Random): string {
  switch (growth) {
    case 'pines':
      return pines(stretch, 18, 150, color, random);
    case 'terraces':
      return pines(stretch, 9, 100, color, random);
    case 'grass':
      return grass(stretch, color, random);
    default:
      return boulders(stretch, color, random);
  }
}

function boulders({ curve, left, right }: Stretch, color: string, random: Random): string {
  const stones = Array.from({ length: 7 }, () => {
    const x = Math.round(between(random, left, right));
    const w = Math.round(between(random, 26, 90));
    const h = Math.round(w * between(random, 0.4, 0.7));
    return `M${x} ${Math.round(curve(x)) + 14}l${w >> 3}-${h >> 1} ${w >> 2}-${h >> 1} ${w >> 2} ${h >> 3} ${w >> 2} ${h >> 1} 6 ${h >> 2}z`;
  });
  return path(stones.join(''), color);
}
