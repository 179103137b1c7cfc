import { mix } from '../color.ts';
import { sample } from '../curve.ts';
import { line, path, stroke, verticalGradient } from '../drawing.ts';
import { frontGrowth, pines } from '../growth.ts';
import { nearRidge } from '../near-ridge.ts';
import { oneOf } from '../random.ts';
import { type Composition, type Scene, WIDTH } from '../scene.ts';
import { flank, land, placedCurve } from '../terrain.ts';
import { gleams, middleRange } from './parts.ts';

const SHORE = 712;

/** A wide lake, and the mountains once more in it. */
export const lake: Composition = {
  mountain: { x: 640, foot: 620, scale: 0.94 },
  walk: { foot: 706, rise: 0.24 },
  building: { x: 1130, foot: 922, scale: 1.15 },
  ground: { x: 1060, foot: 960, scale: 1 },
  bloom: { x: 1230, foot: 1000, scale: 1 },
  hasCrest: false,
  without: ['cairn', 'flowers', 'lotus', 'spring'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, random } = scene;
    const spit = placedCurve(
      [
        [-60, 1090],
        [380, 1060],
        [640, 1010],
        [860, 948],
        [1060, 918],
        [1260, 906],
        [1500, 880],
      ],
      scene,
    );
    const color = tone(ground.front);
    const [behind, within] = oneOf<readonly [Draw, Draw]>(random, [
      [cliff, none],
      [none, islets],
      [none, none],
    ]);
    const water = oneOf(random, ['#2f8fa6', '#2f74a8', '#3ba59f']);
    return [
      middleRange(scene, 690, 120),
      nearRidge(scene),
      behind(scene),
      verticalGradient('water', [
        [0, tone(mix(light.horizon, water, 0.45))],
        [0.5, tone(water)],
        [1, tone(mix(water, '#0b3a5a', 0.35))],
      ]),
      path(`M0 ${SHORE}H${WIDTH}V1080H0z`, 'url(#water)'),
      reflection(scene),
      within(scene),
      stroke(gleams(SHORE + 14, 1000, scene), light.snow, 4, { 'stroke-opacity': '.4', 'stroke-linecap': 'round' }),
      stroke(`M0 ${SHORE}H${WIDTH}`, light.snow, 4, { 'stroke-opacity': '.5' }),
      land(spit, tone(ground.middle), 48),
      land((x) => spit(x) + 78 + 10 * Math.sin(x / 90), color, 48),
      frontGrowth(
        {
          curve: (x) => Math.min(1080, spit(x) + 78),
          left: scene.across(960) < 720 ? 0 : 960,
          right: scene.across(960) < 720 ? 480 : WIDTH,
        },
        ground,
        color,
        random,
      ),
      onRidge,
      onSlope,
      inFront,
    ].join('');
  },
};

type Draw = (scene: Scene) => string;

const none: Draw = () => '';

/** Some have islands with trees. */
function islets({ across, tone, ground, random }: Scene): string {
  return [360, 520]
    .map((x, index) => {
      const [at, y, half] = [across(x), 770 + index * 26, 130 - index * 50];
      const shore = path(`M${Math.round(at - half)} ${y}q${half}-64 ${2 * half} 0z`, tone(ground.slope));
      return (
        shore +
        pines({ curve: () => y - 8, left: at - half * 0.4, right: at + half * 0.4 }, 5, 70, tone(ground.front), random)
      );
    })
    .join('');
}

/** Some lakes lie below a steep side. */
function cliff(scene: Scene): string {
  const { tone, ground } = scene;
  const points = [
    [-40, 372],
    [120, 440],
    [250, 566],
    [330, 650],
    [404, 716],
  ] as const;
  return flank(points, scene, tone(ground.slope), tone(ground.middle));
}

/** The far shore and the mountains upside down, flatter and paler. */
function reflection({ skyline, ridge, ground, light, tone }: Scene): string {
  const mountains = skyline
    .filter((_, index) => index % 2 === 0 || index === skyline.length - 1)
    .map(([x, y]) => [x, SHORE + (SHORE - y) * 0.66] as const);
  const shore = sample(ridge.curve, 0, WIDTH, 80).map(([x, y]) => [x, SHORE + Math.max(0, SHORE - y) * 0.8] as const);
  const faded = (points: readonly (readonly [number, number])[], color: string, opacity: string) =>
    path(`${line(points)}V${SHORE}H0z`, color, { 'fill-opacity': opacity });
  return faded(mountains, light.snow, '.34') + faded(shore, tone(ground.middle), '.5');
}
