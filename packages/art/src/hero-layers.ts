import { type Curve, sample, smoothCurve } from './curve.ts';
import { circle, groundPath, path, picture, rectangle, stroke, verticalGradient } from './drawing.ts';
import { bands, pines } from './growth.ts';
import { type Peak, scatteredPeaks, skyline } from './mountain-range.ts';
import { pole, prayerFlags } from './prayer-flags.ts';
import { randomFrom } from './random.ts';
import { shadowSides, snowCap } from './rock.ts';

/** From the back to the front. Each is a document of its own to a browser, so there are no more than may move apart. */
export const HERO_LAYERS = ['sky', 'land'] as const;
export type HeroLayer = (typeof HERO_LAYERS)[number];

const WIDTH = 1600;
const HEIGHT = 900;
/** The ground goes on below the picture. */
const DEPTH = 1000;
const HAZE = '#e9eee9';

/** Every color that lies behind text; dark text reads well on each. */
export const HERO_SKY = ['#bfd9ee', '#d9e8f1', '#f6efe0'] as const;

/**
 * One layer of the home page's landscape, 1600 × 900; the land is transparent above its skyline. Put on top of each
 * other they are one picture, and the sky may sink behind the land. The upper left is left quiet.
 */
export function heroLayer(layer: HeroLayer): string {
  const ranges = layer === 'sky' ? [RANGES.sky] : [RANGES.far, RANGES.middle, RANGES.near];
  return picture(WIDTH, HEIGHT, ranges.map((draw) => draw()).join(''));
}

const same = (color: string) => color;

const RANGES = {
  sky() {
    const [zenith, middle, horizon] = HERO_SKY;
    const cloud = (x: number, y: number, length: number) =>
      `M${x} ${y}h${length}a11 11 0 0 1 0 22h-${length}a11 11 0 0 1 0-22z`;
    return [
      verticalGradient('hero-sky', [
        [0, zenith],
        [0.4, middle],
        [0.7, horizon],
      ]),
      rectangle(0, 0, WIDTH, HEIGHT, 'url(#hero-sky)'),
      circle(1330, 190, 150, '#fff8e4', { 'fill-opacity': '.3' }),
      circle(1330, 190, 98, '#fff8e4', { 'fill-opacity': '.45' }),
      circle(1330, 190, 58, '#fffaec'),
      path(
        cloud(930, 150, 190) +
          cloud(990, 176, 150) +
          cloud(1440, 300, 200) +
          cloud(560, 330, 150) +
          cloud(600, 356, 130),
        '#fdf8ee',
        {
          'fill-opacity': '.8',
        },
      ),
    ].join('');
  },

  far() {
    const random = randomFrom('hero far');
    const rows: readonly (readonly [number, number, number])[] = [
      [130, 170, 260],
      [400, 230, 260],
      [690, 300, 260],
      [860, 290, 240],
      [1070, 430, 330],
      [1230, 350, 230],
      [1470, 360, 270],
    ];
    const peaks = rows.map(([x, height, reach]): Peak => ({ x, height, reach }));
    const points = skyline({ right: WIDTH, foot: 660, peaks, roughness: 34 }, random);
    return [
      verticalGradient('hero-rock', [
        [0, '#93b5d1'],
        [0.55, HAZE],
      ]),
      verticalGradient('hero-shade', [
        [0.2, '#5c8fbd', 0.55],
        [0.85, '#5c8fbd', 0],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-rock)'),
      path(snowCap(points, 580, random), '#fffdf8'),
      path(shadowSides(points, 'right', { prominence: 24, foot: 690 }, random), 'url(#hero-shade)'),
    ].join('');
  },

  middle() {
    const random = randomFrom('hero middle');
    const points = skyline(
      { right: WIDTH, foot: 740, peaks: scatteredPeaks(6, WIDTH, 170, random), roughness: 30, step: 30 },
      random,
    );
    return [
      verticalGradient('hero-hills', [
        [0, '#86a9bf'],
        [0.75, '#dce6df'],
      ]),
      verticalGradient('hero-folds', [
        [0, '#5c86a6', 0.5],
        [1, '#5c86a6', 0],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-hills)'),
      path(shadowSides(points, 'right', { prominence: 20, foot: 880 }, random), 'url(#hero-folds)'),
    ].join('');
  },

  near() {
    const random = randomFrom('hero near');
    const ridge = smoothCurve([
      [-60, 720],
      [120, 735],
      [330, 765],
      [560, 790],
      [760, 760],
      [930, 742],
      [1080, 690],
      [1250, 612],
      [1390, 668],
      [1520, 690],
      [1660, 730],
    ]);
    const front: Curve = (x) => 862 + 20 * Math.sin(x / 240 + 1) + 8 * Math.sin(x / 83);
    const points = sample(ridge, 0, WIDTH, 24, [1250]);
    const trail = sample((x) => ridge(x) + 22, 40, WIDTH - 40, 40)
      .map(([x, y], index) => `${index === 0 ? 'M' : index === 1 ? 'L' : ' '}${Math.round(x)} ${Math.round(y)}`)
      .join('');
    return [
      verticalGradient('hero-near', [
        [0, '#a9bb7c'],
        [0.6, '#5f8d68'],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-near)'),
      path(shadowSides(points, 'right', { prominence: 30, foot: DEPTH }, random), '#4b7a5e', { 'fill-opacity': '.5' }),
      bands(ridge, WIDTH, 3, 44, '#fffdf2', '.24'),
      stroke(trail, '#fffdf2', 5, { 'stroke-dasharray': '1 15', 'stroke-linecap': 'round', 'stroke-opacity': '.9' }),
      pole(1250, 618, 74, same),
      pole(1545, ridge(1545) + 6, 64, same),
      prayerFlags([1250, 548], [1545, ridge(1545) - 54], 38, 19, same),
      path(groundPath(sample(front, 0, WIDTH, 50), DEPTH), '#2f5d4c'),
      pines({ curve: front, left: 40, right: WIDTH - 40 }, 20, 120, '#2f5d4c', random),
    ].join('');
  },
};
