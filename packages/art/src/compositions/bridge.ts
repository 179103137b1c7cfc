import { mix } from '../color.ts';
import { type Point, path, stroke } from '../drawing.ts';
import { pines } from '../growth.ts';
import { walkers } from '../living-things.ts';
import { nearRidge } from '../near-ridge.ts';
import { prayerFlags } from '../prayer-flags.ts';
import { between } from '../random.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { crown, flank, placed, polygon } from '../terrain.ts';

const LEFT = 420;
const RIGHT = 1050;
const DECK = 690;
const SAG = 62;

/** A gorge in the forest, and the bridge that hangs over it. */
export const bridge: Composition = {
  mountain: { x: 730, foot: 640, scale: 0.98 },
  walk: { foot: 762, rise: 0.4 },
  building: { x: 1150, foot: 672, scale: 1 },
  ground: { x: 720, foot: 1010, scale: 0.9 },
  hasCrest: false,
  without: ['cairn', 'tents', 'yaks', 'flowers', 'spring'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light } = scene;
    const leaves = mix(ground.middle, '#2f6b4c', 0.35);
    return [
      nearRidge(scene),
      mist('gorge', { width: WIDTH, height: HEIGHT, top: 560, bottom: 980 }, light.haze, '.9'),
      water(scene),
      flank(
        [
          [-30, 540],
          [150, 590],
          [300, 660],
          [LEFT, 706],
          [500, 860],
          [590, 1080],
        ],
        scene,
        tone(leaves),
        tone(ground.front),
      ),
      flank(
        [
          [1470, 500],
          [1300, 610],
          [1180, 660],
          [RIGHT, 700],
          [960, 850],
          [880, 1080],
        ],
        scene,
        tone(mix(leaves, ground.slope, 0.3)),
        tone(ground.front),
      ),
      onRidge,
      hangingBridge(scene),
      onSlope,
      framing(scene, tone(mix(ground.front, '#123a2c', 0.4))),
      inFront,
    ].join('');
  },
};

/** Hills that close the gorge, a waterfall over their edge, and the river in the depth. */
function water({ across, tone, light, random, ground }: Scene): string {
  const x = across(between(random, 690, 760));
  const hills: Point[] = [
    [300, 700],
    [470, 716],
    [600, 772],
    [700, 800],
    [800, 792],
    [930, 742],
    [1160, 690],
    [1160, HEIGHT],
    [300, HEIGHT],
  ];
  const far = mix(mix(ground.middle, '#2f6b4c', 0.35), light.haze, 0.42);
  return (
    polygon(placed(hills, { across }), tone(far)) +
    path(`M${Math.round(x - 8)} 800h18q10 70 14 150h-44q0-90 12-150z`, light.snow, { 'fill-opacity': '.9' }) +
    path(`M${Math.round(x - 60)} 946q60-26 128 0 90 50 150 134h-440q90-90 162-134z`, tone('#6fb2bd')) +
    stroke(
      `M${Math.round(x - 30)} 976h80M${Math.round(x - 90)} 1016h90M${Math.round(x + 20)} 1050h100`,
      light.snow,
      6,
      {
        'stroke-opacity': '.6',
        'stroke-linecap': 'round',
      },
    )
  );
}

const hang = (share: number) => DECK + 4 * SAG * share * (1 - share);

function hangingBridge({ across, tone, random }: Scene): string {
  const at = (share: number): Point => [across(LEFT - 10 + (RIGHT - LEFT + 20) * share), hang(share)];
  const rail = (share: number): Point => [at(share)[0], at(share)[1] - 40 + 10 * Math.sin(Math.PI * share)];
  const through = (place: (share: number) => Point) => {
    const [from, to] = [place(0), place(1)];
    const middle = place(0.5);
    return `M${from.map(Math.round).join(' ')}Q${Math.round(2 * middle[0] - (from[0] + to[0]) / 2)} ${Math.round(2 * middle[1] - (from[1] + to[1]) / 2)} ${to.map(Math.round).join(' ')}`;
  };
  const hangers = Array.from({ length: 24 }, (_, index) => {
    const share = (index + 0.5) / 24;
    const [x, y] = rail(share);
    return `M${Math.round(x)} ${Math.round(y)}v${Math.round(at(share)[1] - y)}`;
  }).join('');
  const dark = tone('#43382f');
  const [near, far] = [Math.min(across(LEFT), across(RIGHT)), Math.max(across(LEFT), across(RIGHT))];
  const deck = (x: number) => hang((x - near) / (far - near)) - 2;
  const start = between(random, near + 190, near + 340);
  return [
    stroke(hangers, dark, 2.5),
    walkers(deck, start, 3, tone),
    prayerFlags([rail(0.04)[0], rail(0.04)[1]], [rail(0.42)[0], rail(0.42)[1]], 4, 15, tone),
    stroke(through(rail), dark, 4),
    stroke(through(at), tone('#7a5a40'), 10),
    stroke(`M${Math.round(across(LEFT))} 716v-82M${Math.round(across(RIGHT))} 716v-82`, dark, 12, {
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** Leaves and trunks close by, at the edges. */
function framing(scene: Scene, color: string): string {
  const { across, random } = scene;
  const trunk = path(`M${Math.round(across(1330))} 1080q-16-330 10-640h44q-6 320 26 640z`, color);
  const crowns = [
    [1350, 380, 90],
    [1450, 470, 100],
    [30, 930, 96],
    [190, 1010, 84],
    [1230, 1040, 76],
  ] as const;
  return [
    pines(
      { curve: () => 1070, left: Math.min(across(40), across(420)), right: Math.max(across(40), across(420)) },
      6,
      170,
      color,
      random,
    ),
    trunk,
    ...crowns.map(([x, y, radius]) => crown(across(x), y, radius * between(random, 0.9, 1.1), color)),
  ].join('');
}
