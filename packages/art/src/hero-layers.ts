import { mix } from './color.ts';
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

/** The landscape's colors by day, and on a dark page. */
const COLORS = {
  day: {
    sky: ['#bfd9ee', '#d9e8f1', '#f6efe0'],
    cloud: '#fdf8ee',
    disc: '#fffaec',
    halo: '#fff8e4',
    rock: '#93b5d1',
    haze: '#e9eee9',
    shade: '#5c8fbd',
    snow: '#fffdf8',
    hills: ['#86a9bf', '#dce6df'],
    folds: '#5c86a6',
    near: ['#a9bb7c', '#5f8d68'],
    nearShade: '#4b7a5e',
    trail: '#fffdf2',
    front: '#2f5d4c',
  },
  dusk: {
    sky: ['#12203c', '#2c3a66', '#755a83'],
    cloud: '#6d6690',
    disc: '#fff0d2',
    halo: '#fff0d2',
    rock: '#5a6594',
    haze: '#4c4b75',
    shade: '#333c6d',
    snow: '#d3c3d0',
    hills: ['#3e4b79', '#3f4267'],
    folds: '#2a3560',
    near: ['#4a5f6b', '#2b4350'],
    nearShade: '#223746',
    trail: '#f3e2c4',
    front: '#142735',
  },
} as const;

export type HeroMood = keyof typeof COLORS;
export const HERO_MOODS = Object.keys(COLORS) as HeroMood[];

/** Every color that lies behind text. */
export const heroSky = (mood: HeroMood): readonly string[] => COLORS[mood].sky;

/**
 * One layer of the home page's landscape, 1600 × 900; the land is transparent above its skyline. Put on top of each
 * other they are one picture, and the sky may sink behind the land. The upper left is left quiet.
 */
export function heroLayer(layer: HeroLayer, mood: HeroMood): string {
  const ranges = layer === 'sky' ? [RANGES.sky] : [RANGES.far, RANGES.middle, RANGES.near];
  return picture(WIDTH, HEIGHT, ranges.map((draw) => draw(COLORS[mood])).join(''));
}

/** How things look that keep their color by day. */
const toned = (colors: Colors) => (color: string) => (colors === COLORS.dusk ? mix(color, '#27285a', 0.42) : color);

type Colors = (typeof COLORS)[HeroMood];

const RANGES = {
  sky(colors: Colors) {
    const [zenith, middle, horizon] = colors.sky;
    const cloud = (x: number, y: number, length: number) =>
      `M${x} ${y}h${length}a11 11 0 0 1 0 22h-${length}a11 11 0 0 1 0-22z`;
    return [
      verticalGradient('hero-sky', [
        [0, zenith],
        [0.4, middle],
        [0.7, horizon],
      ]),
      rectangle(0, 0, WIDTH, HEIGHT, 'url(#hero-sky)'),
      circle(1330, 190, 150, colors.halo, { 'fill-opacity': '.3' }),
      circle(1330, 190, 98, colors.halo, { 'fill-opacity': '.45' }),
      circle(1330, 190, 58, colors.disc),
      path(
        cloud(930, 150, 190) +
          cloud(990, 176, 150) +
          cloud(1440, 300, 200) +
          cloud(560, 330, 150) +
          cloud(600, 356, 130),
        colors.cloud,
        {
          'fill-opacity': '.8',
        },
      ),
    ].join('');
  },

  far(colors: Colors) {
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
        [0, colors.rock],
        [0.55, colors.haze],
      ]),
      verticalGradient('hero-shade', [
        [0.2, colors.shade, 0.55],
        [0.85, colors.shade, 0],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-rock)'),
      path(snowCap(points, 580, random), colors.snow),
      path(shadowSides(points, 'right', { prominence: 24, foot: 690 }, random), 'url(#hero-shade)'),
    ].join('');
  },

  middle(colors: Colors) {
    const random = randomFrom('hero middle');
    const points = skyline(
      { right: WIDTH, foot: 740, peaks: scatteredPeaks(6, WIDTH, 170, random), roughness: 30, step: 30 },
      random,
    );
    return [
      verticalGradient('hero-hills', [
        [0, colors.hills[0]],
        [0.75, colors.hills[1]],
      ]),
      verticalGradient('hero-folds', [
        [0, colors.folds, 0.5],
        [1, colors.folds, 0],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-hills)'),
      path(shadowSides(points, 'right', { prominence: 20, foot: 880 }, random), 'url(#hero-folds)'),
    ].join('');
  },

  near(colors: Colors) {
    const tone = toned(colors);
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
        [0, colors.near[0]],
        [0.6, colors.near[1]],
      ]),
      path(groundPath(points, DEPTH), 'url(#hero-near)'),
      path(shadowSides(points, 'right', { prominence: 30, foot: DEPTH }, random), colors.nearShade, {
        'fill-opacity': '.5',
      }),
      bands(ridge, WIDTH, 3, 44, colors.trail, '.24'),
      stroke(trail, colors.trail, 5, { 'stroke-dasharray': '1 15', 'stroke-linecap': 'round', 'stroke-opacity': '.9' }),
      pole(1250, 618, 74, tone),
      pole(1545, ridge(1545) + 6, 64, tone),
      prayerFlags([1250, 548], [1545, ridge(1545) - 54], 38, 19, tone),
      path(groundPath(sample(front, 0, WIDTH, 50), DEPTH), colors.front),
      pines({ curve: front, left: 40, right: WIDTH - 40 }, 20, 120, colors.front, random),
    ].join('');
  },
};
