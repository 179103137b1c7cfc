import { groundPath, path } from '../drawing.ts';
import { frontGrowth } from '../growth.ts';
import { scatteredPeaks, skyline } from '../mountain-range.ts';
import { shadowSides } from '../rock.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { land } from '../terrain.ts';

/** How high land goes: plains and hills are flatter than the mountains. */
export const reliefOf = (highest: number) => (highest < 1000 ? 0.5 : highest < 2800 ? 0.76 : 1);

/** A lower range before the mountains, and the haze between. */
export function middleRange({ highest, light, lightFrom, random }: Scene, foot: number, height = 190): string {
  const peaks = scatteredPeaks(5, WIDTH, height * reliefOf(highest), random);
  const points = skyline({ right: WIDTH, foot, peaks, roughness: 28, step: 34 }, random);
  return [
    path(groundPath(points, HEIGHT), light.middleRock),
    path(shadowSides(points, lightFrom, { prominence: 20, foot: foot + 95 }, random), light.shadow, {
      'fill-opacity': '.4',
    }),
    mist('middle', { width: WIDTH, height: HEIGHT, top: foot - 180, bottom: foot + 75 }, light.haze, '.95'),
  ].join('');
}

/** The front of the picture, and what grows there. */
export function foreground(
  { front, ground, tone, random }: Pick<Scene, 'front' | 'ground' | 'tone' | 'random'>,
  [left, right]: readonly [number, number] = [0, WIDTH],
): string {
  const color = tone(ground.front);
  return land(front, color) + frontGrowth({ curve: front, left, right }, ground, color, random);
}

/** A few level strokes of light on water. */
export function gleams(top: number, bottom: number, { random }: Pick<Scene, 'random'>): string {
  return Array.from({ length: 9 }, (_, index) => {
    const y = Math.round(top + ((bottom - top) * (index + random())) / 9);
    const length = Math.round(80 + 200 * random());
    return `M${Math.round(random() * (WIDTH - length))} ${y}h${length}`;
  }).join('');
}
