import { sample } from './curve.ts';
import { groundPath, type Point, path, stroke, verticalGradient } from './drawing.ts';
import { WINTER_SNOW_METERS } from './ground.ts';
import { bands } from './growth.ts';
import { shadowSides, snowCap } from './rock.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';
import type { Season } from './season-light.ts';
import type { WalkRidge } from './walk-ridge.ts';

/** Above this there is snow in every season. */
const SNOW_LINE_METERS = 4900;

/** Snow lies only on a ridge that rises this many pixels. */
const LEAST_RELIEF = 150;

/** The walk itself. */
export function nearRidge({ ridge, ground, light, lightFrom, season, highest, tone, random }: Scene): string {
  const places = ridge.days.map(([x]) => x);
  const points = sample(ridge.curve, 0, WIDTH, 24, places);
  const snow = snowDepth(season, highest, Math.max(...ridge.days.map(([, y]) => y)) - ridge.summit[1]);
  const gradient = verticalGradient('near', [
    [0, tone(ground.crest)],
    [0.55, tone(ground.slope)],
  ]);
  return [
    gradient,
    path(groundPath(points, HEIGHT), 'url(#near)'),
    snow > 0 ? path(snowCap(points, ridge.summit[1] + snow, random), tone(light.snow)) : '',
    path(shadowSides(points, lightFrom, { prominence: 30, foot: HEIGHT }, random), tone(ground.middle), {
      'fill-opacity': '.5',
    }),
    bands(ridge.curve, WIDTH, 3, 56, tone(light.snow), '.2'),
    stroke(trail(ridge), light.snow, 5, {
      'stroke-dasharray': '1 15',
      'stroke-linecap': 'round',
      'stroke-opacity': '.85',
    }),
  ].join('');
}

/** How far the snow comes down from the highest point, in pixels. */
function snowDepth(season: Season, highest: number, relief: number): number {
  // A ridge that is almost level would be white all along.
  if (relief < LEAST_RELIEF) return 0;
  const most =
    season === 'Winter' && highest > WINTER_SNOW_METERS
      ? 130
      : Math.min(150, Math.max(0, (highest - SNOW_LINE_METERS) * 0.12));
  return Math.min(most, relief * 0.5);
}

/** The path, a little below the crest. */
function trail({ curve, days }: WalkRidge): string {
  const left = days[0]?.[0] ?? 0;
  const right = days.at(-1)?.[0] ?? WIDTH;
  const points = sample((x) => curve(x) + 24, left, right, 44);
  return points
    .map(([x, y]: Point, index) => `${index === 0 ? 'M' : index === 1 ? 'L' : ' '}${Math.round(x)} ${Math.round(y)}`)
    .join('');
}
