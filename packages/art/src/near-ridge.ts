import { sample } from './curve.ts';
import { groundPath, type Point, path, stroke, verticalGradient } from './drawing.ts';
import { WINTER_SNOW_METERS } from './ground.ts';
import { bands } from './growth.ts';
import { type Side, shadowSides, snowCap } from './rock.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';
import type { Season } from './season-light.ts';
import type { WalkRidge } from './walk-ridge.ts';

/** Above this there is snow in every season. */
const SNOW_LINE_METERS = 4900;

/** The walk itself. */
export function nearRidge({ ridge, ground, light, season, highest, tone, random }: Scene, lightFrom: Side): string {
  const places = ridge.days.map(([x]) => x);
  const points = sample(ridge.curve, 0, WIDTH, 24, places);
  const snow = snowDepth(season, highest);
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
function snowDepth(season: Season, highest: number): number {
  if (season === 'Winter' && highest > WINTER_SNOW_METERS) return 130;
  return Math.min(150, Math.max(0, (highest - SNOW_LINE_METERS) * 0.12));
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
