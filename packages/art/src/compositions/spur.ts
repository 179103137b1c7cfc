import { mix } from '../color.ts';
import { type Point, path } from '../drawing.ts';
import { pines } from '../growth.ts';
import { nearRidge } from '../near-ridge.ts';
import { between } from '../random.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { polygon } from '../terrain.ts';
import { foreground, middleRange } from './parts.ts';

/** A rock with a building on it, high above the valley. */
export const spur: Composition = {
  mountain: { x: 420, foot: 640, scale: 0.98 },
  walk: { foot: 830, rise: 0.4 },
  building: { x: 1010, foot: 520, scale: 1.5 },
  ground: { x: 420, foot: 900, scale: 0.95 },
  hasCrest: false,
  without: ['cairn'],
  discX: 712,
  sky: { x: 640, foot: 320, scale: 1.25 },
  draw(scene, { onRidge, onSlope, inFront }) {
    return [
      middleRange(scene, 745),
      nearRidge(scene),
      mist('depth', { width: WIDTH, height: HEIGHT, top: 640, bottom: 960 }, scene.light.haze, '.6'),
      crag(scene),
      onRidge,
      onSlope,
      foreground(scene, scene.across(0) === 0 ? [0, 760] : [680, WIDTH]),
      inFront,
    ].join('');
  },
};

function crag(scene: Scene): string {
  const { across, ground, tone, random } = scene;
  const edge: readonly Point[] = [
    [1480, 470],
    [1330, 500],
    [1180, 512],
    [1010, 506],
    [846, 520],
    [812, 590],
    [834, 640],
    [770, 740],
    [786, 800],
    [700, 930],
    [640, 1080],
  ];
  const jagged = edge.map(([x, y]): Point => [across(x + between(random, -8, 8)), y]);
  const rock = mix(ground.slope, '#8f8478', 0.4);
  const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
  const faces = `M${at(846, 520)}L${at(930, 514)} ${at(900, 700)} ${at(950, 780)} ${at(840, 1080)}H${Math.round(across(640))}L${at(700, 930)} ${at(786, 800)} ${at(770, 740)} ${at(834, 640)} ${at(812, 590)}zM${at(1120, 512)}L${at(1080, 640)} ${at(1130, 760)} ${at(1060, 960)} ${at(1220, 800)} ${at(1180, 640)}z`;
  const trees = [0, 1].map((index) => {
    const [left, right] = [across(index ? 1200 : 880), across(index ? 1430 : 1120)];
    const curve = (x: number) =>
      index ? 560 + Math.abs(across(x) - 1200) * 0.1 : 760 + Math.abs(across(x) - 1000) * 0.2;
    return pines(
      { curve, left: Math.min(left, right), right: Math.max(left, right) },
      6,
      90,
      tone(ground.front),
      random,
    );
  });
  return [
    polygon([[across(1480), HEIGHT], ...jagged], tone(rock)),
    path(faces, tone(mix(rock, ground.front, 0.45)), { 'fill-opacity': '.75' }),
    path(
      `M${at(1480, 470)}L${at(1330, 500)} ${at(1180, 512)} ${at(1010, 506)} ${at(846, 520)} ${at(900, 540)} ${at(1060, 548)} ${at(1240, 560)} ${at(1480, 560)}z`,
      tone(ground.crest),
    ),
    ground.growth === 'strata' || ground.growth === 'scree' ? '' : trees.join(''),
  ].join('');
}
