import { mix } from '../color.ts';
import { sample } from '../curve.ts';
import { groundPath, path } from '../drawing.ts';
import { bands } from '../growth.ts';
import { nearRidge } from '../near-ridge.ts';
import { shadowSides } from '../rock.ts';
import { type Composition, HEIGHT, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { placedCurve } from '../terrain.ts';

/** On snow, the summit close above. */
export const summit: Composition = {
  mountain: { x: 800, foot: 860, scale: 1.62 },
  walk: { foot: 1010, rise: 0.3 },
  building: { x: 400, foot: 880, scale: 1.35 },
  hasCrest: true,
  without: ['cairn', 'flowers', 'river', 'lake', 'boat', 'yaks', 'rhododendrons'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { light, lightFrom, random, ground, tone } = scene;
    const slope = placedCurve(
      [
        [-60, 800],
        [180, 836],
        [420, 872],
        [660, 850],
        [860, 780],
        [1010, 700],
        [1120, 742],
        [1500, 860],
      ],
      scene,
    );
    const points = sample(slope, 0, WIDTH, 40, [scene.across(1010)]);
    return [
      mist('snow', { width: WIDTH, height: HEIGHT, top: 640, bottom: 900 }, light.haze, '.6'),
      path(groundPath(points, HEIGHT), mix(light.snow, light.haze, 0.25)),
      path(shadowSides(points, lightFrom, { prominence: 20, foot: HEIGHT }, random), light.shadow, {
        'fill-opacity': '.35',
      }),
      bands(slope, WIDTH, 2, 70, mix(light.shadow, tone(ground.slope), 0.2), '.3'),
      onRidge,
      nearRidge(scene),
      onSlope,
      inFront,
    ].join('');
  },
};
