import { mix } from './color.ts';
import { sample } from './curve.ts';
import { groundPath, type Point, path, stroke } from './drawing.ts';
import { drawLikeness, placedAt } from './mountain-likeness.ts';
import { scatteredPeaks, skyline } from './mountain-range.ts';
import type { Likeness, Mountain } from './mountains/mountain.ts';
import { between, type Random } from './random.ts';
import { type Side, shadowSides, snowCap } from './rock.ts';
import { HEIGHT, type Stand, WIDTH } from './scene.ts';
import type { Light } from './season-light.ts';

/** Pixels of an outline. */
export const SUMMIT_HEIGHT = 340;

/** Drawn mountains, and the summit of the one that matters. */
export interface DrawnMountains {
  drawing: string;
  /** The skyline, for its reflection in a lake. */
  points: Point[];
  summit: Point;
}

interface Setting {
  mountain: Mountain | undefined;
  stand: Stand;
  light: Light;
  lightFrom: Side;
  /** Height of the land, relative to the great mountains: hills are lower. */
  relief: number;
}

/** The mountains behind everything: the known one among lower neighbors, or else a range of its own. */
export function farMountains(setting: Setting, random: Random): DrawnMountains {
  const { mountain, light, lightFrom, relief, stand } = setting;
  if (mountain?.likeness) return withNeighbors(mountain, mountain.likeness, setting, random);
  const { foot } = stand;
  const points = mountain ? around(mountain, stand, random) : scattered(stand, relief, random);
  const summit = highest(points);
  const height = foot - summit[1];
  const bare = mountain?.bare ?? (relief < 1 ? 0.5 : 0.18);
  const rock = mountain?.rock ? mix(light.farRock, mountain.rock, light.isNight ? 0.2 : 0.5) : light.farRock;
  const parts = [
    path(groundPath(points, HEIGHT), rock),
    path(snowCap(points, foot - 26 - height * bare, random), light.snow),
    path(shadowSides(points, lightFrom, { prominence: 20, foot: foot + 50 }, random), light.shadow, {
      'fill-opacity': '.5',
    }),
    mountain?.isBanded ? strata(points, summit, foot, light) : '',
    mountain?.hasPlume ? plume(summit, lightFrom, light) : '',
  ];
  return { drawing: parts.join(''), points, summit };
}

/** A mountain that was drawn by hand, before neighbors that stay lower. */
function withNeighbors(
  mountain: Mountain,
  likeness: Likeness,
  { stand, light, lightFrom }: Setting,
  random: Random,
): DrawnMountains {
  const { foot, scale } = stand;
  const peaks = scatteredPeaks(7, WIDTH, SUMMIT_HEIGHT * scale * likeness.neighbors, random);
  const range = skyline({ right: WIDTH, foot, peaks, roughness: 24 }, random);
  const known = placedAt(mountain.outline, stand);
  const drawing = [
    path(groundPath(range, HEIGHT), mix(light.farRock, light.haze, 0.25)),
    path(snowCap(range, foot - SUMMIT_HEIGHT * scale * likeness.neighbors * 0.4, random), light.snow, {
      'fill-opacity': '.8',
    }),
    path(shadowSides(range, lightFrom, { prominence: 20, foot: foot + 50 }, random), light.shadow, {
      'fill-opacity': '.35',
    }),
    drawLikeness(mountain, likeness, stand, light),
    mountain.hasPlume ? plume(highest(known), lightFrom, light) : '',
  ];
  const points = union(range, known);
  return { drawing: drawing.join(''), points, summit: highest(known) };
}

const highest = (points: readonly Point[]) => points.reduce((top, point) => (point[1] < top[1] ? point : top));

/** The higher of two skylines. */
function union(range: readonly Point[], known: readonly Point[]): Point[] {
  const shown = known.filter(([x, y]) => x >= 0 && x <= WIDTH && y < interpolated(range, x) + 8);
  const [from, to] = [shown[0]?.[0] ?? 0, shown.at(-1)?.[0] ?? 0];
  return [...range.filter(([x]) => x < from - 8), ...shown, ...range.filter(([x]) => x > to + 8)];
}

/** The known outline between neighbors that stay lower. */
function around({ outline }: Mountain, stand: Stand, random: Random): Point[] {
  const { foot, scale } = stand;
  const known = placedAt(outline, stand);
  const neighbors = scatteredPeaks(6, WIDTH, SUMMIT_HEIGHT * scale * 0.52, random);
  const range = skyline({ right: WIDTH, foot, peaks: neighbors, roughness: 24 }, random);
  return union(
    range,
    known.flatMap((point, index) => roughened(known[index - 1], point, random)),
  );
}

/** The way to a point of an outline, broken by a notch where it is long. */
function roughened(before: Point | undefined, point: Point, random: Random): Point[] {
  if (!before || point[0] - before[0] < 44) return [point];
  const share = between(random, 0.35, 0.65);
  const across = before[0] + (point[0] - before[0]) * share;
  return [[across, before[1] + (point[1] - before[1]) * share + between(random, -9, 9)], point];
}

function interpolated(points: readonly Point[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [to, from] = [points[after], points[after - 1]];
  if (!to || !from) return (to ?? points.at(-1))?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
}

/** A range whose highest summit is in the middle of the composition. */
function scattered({ x, foot, scale }: Stand, relief: number, random: Random): Point[] {
  const size = scale * relief;
  const highest = { x: Math.round(x + between(random, -60, 60)), height: 320 * size, reach: between(random, 220, 340) };
  const peaks = [highest, ...scatteredPeaks(4 + Math.floor(random() * 3), WIDTH, 270 * size, random)];
  return skyline({ right: WIDTH, foot, peaks, roughness: 34 * size }, random);
}

/** Level lines of the rock, below a summit. */
function strata(points: readonly Point[], [x, top]: Point, foot: number, light: Light): string {
  const height = foot - top;
  const lines = [0.2, 0.32, 0.44, 0.56, 0.68].map((share) => {
    const y = top + height * share;
    const inside = sample((at) => interpolated(points, at), x - height, x + height, 12).filter(
      ([, edge]) => edge < y - 10,
    );
    const [left, right] = [inside[0]?.[0] ?? x, inside.at(-1)?.[0] ?? x];
    return `M${Math.round(left + 6)} ${Math.round(y)}Q${Math.round(x)} ${Math.round(y + 14)} ${Math.round(right - 6)} ${Math.round(y - 2)}`;
  });
  return stroke(lines.join(''), light.shadow, 5, { 'stroke-opacity': '.45', 'stroke-linecap': 'round' });
}

function plume([x, y]: Point, lightFrom: Side, light: Light): string {
  const d = lightFrom === 'left' ? 1 : -1;
  const at = (dx: number, dy: number) => `${Math.round(x + d * dx)} ${Math.round(y + dy)}`;
  return path(
    `M${at(-4, 6)}C${at(60, -34)} ${at(120, -2)} ${at(230, -30)}C${at(150, 14)} ${at(70, 6)} ${at(22, 30)}z`,
    light.snow,
    {
      'fill-opacity': '.75',
    },
  );
}
