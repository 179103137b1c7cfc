import { mix } from '../color.ts';
import { stroke } from '../drawing.ts';
import { house } from '../houses.ts';
import { nearRidge } from '../near-ridge.ts';
import { type Composition, HEIGHT, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { land, placedCurve } from '../terrain.ts';
import { foreground } from './parts.ts';

/** A village on a hillside of terraced fields, and the mountain over the valley behind it. */
export const terraces: Composition = {
  mountain: { x: 640, foot: 676, scale: 1.16 },
  walk: { foot: 812, rise: 0.24 },
  building: { x: 1236, foot: 770, scale: 0.9 },
  ground: { x: 240, foot: 960, scale: 0.8 },
  bloom: { x: 170, foot: 1016, scale: 1 },
  hasCrest: false,
  without: ['cairn', 'tents', 'teahouses', 'lake', 'boat', 'river', 'flowers'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, across } = scene;
    const hill = placedCurve(
      [
        [-60, 1010],
        [240, 980],
        [520, 920],
        [800, 836],
        [1060, 786],
        [1260, 764],
        [1500, 742],
      ],
      scene,
    );
    return [
      mist('valley', { width: WIDTH, height: HEIGHT, top: 620, bottom: 850 }, light.haze, '.9'),
      nearRidge(scene),
      land(hill, tone(mix(ground.crest, ground.slope, 0.4)), 48),
      fields(hill, tone(ground.middle)),
      onRidge,
      ...[
        [860, 866, 128, 92],
        [1030, 842, 118, 86],
        [960, 930, 150, 108],
        [1160, 900, 152, 108],
        [1340, 880, 150, 112],
      ].map(([x = 0, foot = 0, width = 0, height = 0]) => house({ x: across(x), foot, width, height }, scene)),
      onSlope,
      foreground(scene, across(0) === 0 ? [0, 560] : [880, WIDTH]),
      inFront,
    ].join('');
  },
};

/** The steps of the fields: level lines, each with the shade of its bank. */
function fields(hill: (x: number) => number, color: string): string {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const depth = 26 + index * 40;
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = step * 60;
      return `${x} ${Math.round(hill(x) * (1 - index * 0.06) + 1000 * index * 0.06 + depth * 0.62)}`;
    });
    return `M${points[0]}L${points.slice(1).join(' ')}`;
  });
  return stroke(rows.join(''), color, 5, { 'stroke-opacity': '.5' });
}
