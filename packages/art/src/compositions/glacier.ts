import { mix } from '../color.ts';
import { path, stroke, verticalGradient } from '../drawing.ts';
import { nearRidge } from '../near-ridge.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { flank } from '../terrain.ts';

/** The mountain close by, and the glacier that comes down from it between its moraines. */
export const glacier: Composition = {
  mountain: { x: 740, foot: 742, scale: 1.27 },
  walk: { foot: 1000, rise: 0.34 },
  building: { x: 1150, foot: 905, scale: 1.1 },
  ground: { x: 1090, foot: 960, scale: 0.85 },
  hasCrest: true,
  without: ['cairn', 'flowers', 'river', 'spring', 'rhododendrons'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light } = scene;
    const rubble = mix(ground.slope, '#8a8782', 0.45);
    return [
      mist('ice', { width: WIDTH, height: HEIGHT, top: 600, bottom: 860 }, light.haze, '.75'),
      flank(
        [
          [1480, 520],
          [1280, 600],
          [1120, 660],
          [980, 752],
          [930, 800],
        ],
        scene,
        mix(light.middleRock, tone(rubble), 0.4),
        light.shadow,
      ),
      ice(scene),
      flank(
        [
          [-40, 470],
          [130, 580],
          [290, 640],
          [420, 760],
          [470, 900],
          [360, 1080],
        ],
        scene,
        tone(rubble),
        tone(ground.middle),
      ),
      flank(
        [
          [1480, 690],
          [1310, 760],
          [1160, 800],
          [1010, 930],
          [1080, 1080],
        ],
        scene,
        tone(mix(rubble, ground.middle, 0.35)),
        tone(ground.middle),
      ),
      nearRidge(scene),
      onRidge,
      onSlope,
      inFront,
    ].join('');
  },
};

/** The stream of ice: an icefall, then bends with crevasses across. */
function ice({ across, light }: Scene): string {
  const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
  const crevasse = (x: number, y: number, half: number) =>
    `M${at(x - half, y)}Q${at(x, y + half * 0.3)} ${at(x + half, y - 6)}`;
  const rows = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return crevasse(
      760 - 60 * Math.sin(share * 4.4) - share * 20,
      Math.round(690 + 300 * share ** 1.3),
      Math.round(50 + 190 * share),
    );
  });
  const white = mix(light.snow, '#cfe3f0', 0.35);
  // It comes out of the haze below the mountain.
  return (
    verticalGradient('glacier', [
      [0, white, 0],
      [0.22, white],
    ]) +
    path(
      `M${at(690, 600)}C${at(660, 690)} ${at(560, 740)} ${at(470, 800)}S${at(380, 960)} ${at(330, 1080)}H${Math.round(across(1120))}C${at(1060, 960)} ${at(1000, 860)} ${at(960, 800)}S${at(850, 690)} ${at(836, 600)}z`,
      'url(#glacier)',
    ) +
    path(
      `M${at(764, 660)}C${at(740, 740)} ${at(630, 780)} ${at(610, 860)}S${at(560, 990)} ${at(560, 1080)}H${Math.round(across(650))}C${at(660, 980)} ${at(660, 900)} ${at(700, 830)}S${at(796, 740)} ${at(776, 660)}z`,
      light.shadow,
      { 'fill-opacity': '.28' },
    ) +
    stroke(rows.join(''), light.shadow, 6, { 'stroke-opacity': '.5', 'stroke-linecap': 'round' })
  );
}
