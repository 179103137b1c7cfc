import { sample } from './curve.ts';
import { circle, groundPath, path, picture, rectangle } from './drawing.ts';
import { scatteredPeaks, skyline } from './mountain-range.ts';
import { randomFrom } from './random.ts';
import { shadowSides, snowCap } from './rock.ts';
import { HEIGHT, WIDTH } from './scene.ts';
import { mist } from './sky.ts';
import { walkRidge } from './walk-ridge.ts';

/** Replaces a missing picture: the same mountains, in paper gray. */
export function placeholderPicture(): string {
  const random = randomFrom('placeholder');
  const far = skyline({ right: WIDTH, foot: 660, peaks: scatteredPeaks(4, WIDTH, 330, random), roughness: 30 }, random);
  const ridge = walkRidge([], random);
  const near = sample(ridge.curve, 0, WIDTH, 24);
  const front = near.map(([x], index) => [x, 900 + 24 * Math.sin(index / 9)] as const);
  return picture(
    WIDTH,
    HEIGHT,
    rectangle(0, 0, WIDTH, HEIGHT, '#edf0ef'),
    circle(1090, 330, 64, '#f8f7f2'),
    path(groundPath(far, 900), '#d3dbdf'),
    path(snowCap(far, 600, random), '#f3f5f4'),
    path(shadowSides(far, 'right', { prominence: 24, foot: 720 }, random), '#c3ced5', { 'fill-opacity': '.6' }),
    mist('mist', { width: WIDTH, height: HEIGHT, top: 460, bottom: 780 }, '#edf0ef', '.9'),
    path(groundPath(near, HEIGHT), '#c9d1d2'),
    path(shadowSides(near, 'right', { prominence: 30, foot: HEIGHT }, random), '#bcc6c8', { 'fill-opacity': '.6' }),
    path(groundPath(front, HEIGHT), '#b9c3c4'),
  );
}
