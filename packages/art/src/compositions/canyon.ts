import { mix } from '../color.ts';
import { type Point, path, stroke } from '../drawing.ts';
import { nearRidge } from '../near-ridge.ts';
import { between } from '../random.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { land, polygon } from '../terrain.ts';
import { foreground } from './parts.ts';

/** Between walls of layered rock, a river on the ground. */
export const canyon: Composition = {
  mountain: { x: 640, foot: 640, scale: 0.9 },
  walk: { foot: 760, rise: 0.36 },
  building: { x: 1030, foot: 520, scale: 1.35 },
  ground: { x: 120, foot: 402, scale: 0.85 },
  hasCrest: false,
  without: ['cairn', 'flowers'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, across } = scene;
    const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
    const water = scene.accents.ground === 'ice' ? tone('#d9edf5') : tone(mix('#4f9fae', ground.slope, 0.15));
    return [
      nearRidge(scene),
      mist('canyon', { width: WIDTH, height: HEIGHT, top: 520, bottom: 860 }, light.haze, '.7'),
      land((x) => 850 + 10 * Math.sin(x / 140), tone(mix(ground.crest, ground.slope, 0.5)), 120),
      wall(
        [
          [-20, 396],
          [150, 404],
          [268, 474],
          [372, 560],
          [452, 690],
          [560, 850],
        ],
        scene,
      ),
      onRidge,
      wall(
        [
          [1460, 524],
          [896, 520],
          [866, 604],
          [846, 690],
          [832, 770],
          [786, 872],
        ],
        scene,
      ),
      path(
        `M${at(640, 852)}C${at(760, 880)} ${at(480, 900)} ${at(500, 940)}S${at(700, 1000)} ${at(460, 1080)}H${Math.round(across(800))}C${at(900, 990)} ${at(620, 960)} ${at(640, 930)}S${at(760, 880)} ${at(672, 852)}z`,
        water,
      ),
      stroke(`M${at(560, 930)}L${at(640, 966)}M${at(640, 1010)}L${at(600, 1050)}`, light.snow, 6, {
        'stroke-opacity': '.6',
        'stroke-linecap': 'round',
      }),
      onSlope,
      foreground(scene, [0, WIDTH]),
      inFront,
    ].join('');
  },
};

/** A wall in layers, its edge from the top inwards and down: hard layers stand out, soft ones lie back. */
function wall(edge: readonly Point[], { across, ground, tone, random }: Scene): string {
  const [outside] = edge[0] ?? [0];
  const colors = [ground.crest, ground.slope, mix(ground.crest, '#fff3dc', 0.25), ground.slope, ground.middle];
  const layers = edge.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = edge[index] ?? [x, y];
    const outward = Math.sign(x - outside);
    const ledge = outward * between(random, 12, 30);
    const middle = (beforeY + y) / 2;
    const rim: Point[] = [
      [beforeX, beforeY],
      [beforeX + (x - beforeX) * 0.55 + ledge, beforeY + (y - beforeY) * 0.16],
      [beforeX + (x - beforeX) * 0.7, middle],
      [x + ledge * 0.4, y],
    ];
    return polygon(
      [
        [across(outside), HEIGHT],
        [across(outside), index === 0 ? beforeY : beforeY + between(random, -8, 8)],
        ...rim.map(([px, py]): Point => [across(px), py]),
        [across(x), HEIGHT],
      ],
      tone(colors[index % colors.length] ?? ground.slope),
    );
  });
  const cracks = Array.from({ length: 9 }, () => {
    const share = random();
    const [x, y] = edge[Math.min(edge.length - 2, Math.floor(share * 4))] ?? [0, 0];
    const px = outside + (x - outside) * between(random, 0.2, 0.9);
    return `M${Math.round(across(px))} ${Math.round(y + between(random, 40, 160))}v${Math.round(between(random, 40, 110))}`;
  });
  return (
    layers.join('') +
    stroke(cracks.join(''), tone(ground.front), 5, { 'stroke-opacity': '.3', 'stroke-linecap': 'round' })
  );
}
