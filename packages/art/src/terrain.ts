import { type Curve, sample, smoothCurve } from './curve.ts';
import { circle, groundPath, line, type Point, path } from './drawing.ts';
import { between, type Random } from './random.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

/** Land under a line over the whole width. */
export function land(curve: Curve, fill: string, step = 60): string {
  return path(groundPath(sample(curve, 0, WIDTH, step), HEIGHT), fill);
}

export function polygon(
  points: readonly Point[],
  fill: string,
  attributes: Record<string, string | number> = {},
): string {
  return path(`${line(points)}z`, fill, attributes);
}

/** Points that are written for a picture whose weight is on the right. */
export function placed(points: readonly Point[], { across }: Pick<Scene, 'across'>): Point[] {
  return points.map(([x, y]): Point => [across(x), y]);
}

/** A soft line through points that are written for a picture whose weight is on the right. */
export function placedCurve(points: readonly Point[], scene: Pick<Scene, 'across'>): Curve {
  return smoothCurve(placed(points, scene).sort(([one], [other]) => one - other));
}

/** The side of a valley, from an edge of the picture down into it: broken, with gullies. */
export function flank(points: readonly Point[], scene: Scene, fill: string, shade: string): string {
  const { random } = scene;
  const crest = placed(points, scene);
  const rough = crest.flatMap((point, index): Point[] => {
    const before = crest[index - 1];
    if (!before) return [point];
    const at = (share: number): Point => [
      before[0] + (point[0] - before[0]) * share + between(random, -10, 10),
      before[1] + (point[1] - before[1]) * share + between(random, -12, 12),
    ];
    return [at(0.34), at(0.7), point];
  });
  const outside = crest[0]?.[0] ?? 0;
  const inside = crest.at(-1)?.[0] ?? 0;
  const ribs = rough.slice(1, Math.ceil(rough.length * 0.62)).filter((_, index) => index % 2 === 0);
  const slant = (inside - outside) * 0.16;
  const gullies = ribs.map(([x, y]) => {
    const depth = (HEIGHT - y) * between(random, 0.3, 0.55);
    return `M${Math.round(x)} ${Math.round(y + 4)}l${Math.round(slant)} ${Math.round(depth)} ${Math.round(-slant * 0.9)} ${Math.round(-depth * 0.35)}z`;
  });
  return (
    polygon([[outside, HEIGHT], ...rough, [inside, HEIGHT]], fill) +
    path(gullies.join(''), shade, { 'fill-opacity': '.45' })
  );
}

/** A bank of cloud: round above, level below. */
export function cloudBank(y: number, size: number, color: string, opacity: string, random: Random): string {
  let puffs = '';
  for (let x = -40; x < WIDTH + 40; ) {
    const width = Math.round(between(random, size * 0.9, size * 2.6));
    puffs += `a${Math.round(width * 0.56)} ${Math.round(Math.min(size, width * between(random, 0.3, 0.48)))} 0 0 1 ${width} 0`;
    x += width;
  }
  return path(`M-40 ${HEIGHT}V${Math.round(y)}${puffs}V${HEIGHT}z`, color, { 'fill-opacity': opacity });
}

/** The crown of a broadleaved tree, or a bush. */
export function crown(x: number, y: number, radius: number, color: string): string {
  return (
    circle(x, y, radius, color) +
    circle(x - radius * 0.8, y + radius * 0.45, radius * 0.7, color) +
    circle(x + radius * 0.8, y + radius * 0.4, radius * 0.75, color)
  );
}
