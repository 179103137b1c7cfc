import { mix } from '../color.ts';
import { pines } from '../growth.ts';
import { walkers } from '../living-things.ts';
import { nearRidge } from '../near-ridge.ts';
import { between } from '../random.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { crown, land, placedCurve } from '../terrain.ts';
import { foreground } from './parts.ts';

/** A trail along a slope with bushes, a wooded shoulder across the valley, and the whole mountain above. */
export const trail: Composition = {
  mountain: { x: 640, foot: 686, scale: 1.18 },
  walk: { foot: 884, rise: 0.32 },
  building: { x: 1120, foot: 756, scale: 1 },
  ground: { x: 360, foot: 940, scale: 0.9 },
  bloom: { x: 1180, foot: 1010, scale: 1 },
  hasCrest: false,
  without: ['cairn', 'tents', 'lake', 'boat', 'river'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, random, ridge, across } = scene;
    const shoulder = placedCurve(
      [
        [-60, 830],
        [260, 826],
        [560, 800],
        [860, 764],
        [1060, 752],
        [1200, 750],
        [1500, 716],
      ],
      scene,
    );
    const woods = mix(ground.middle, light.haze, 0.34);
    const start = across(300) - 40;
    return [
      mist('valley', { width: WIDTH, height: HEIGHT, top: 640, bottom: 860 }, light.haze, '.9'),
      land(shoulder, tone(woods)),
      pines(
        { curve: (x) => shoulder(x) + 8, left: 0, right: WIDTH },
        26,
        46,
        tone(mix(woods, ground.front, 0.4)),
        random,
      ),
      onRidge,
      nearRidge(scene),
      walkers(ridge.curve, start, 3, tone),
      onSlope,
      foreground(scene, across(0) === 0 ? [WIDTH / 2, WIDTH] : [0, WIDTH / 2]),
      bushes(scene),
      inFront,
    ].join('');
  },
};

/** Junipers at the front. */
function bushes({ across, tone, ground, random, front }: Scene): string {
  const color = tone(mix(ground.front, '#3d6146', 0.4));
  return [60, 210, 420]
    .map((x) => {
      const at = across(x + between(random, -20, 20));
      return crown(at, front(at) + 6, between(random, 34, 52), color);
    })
    .join('');
}
