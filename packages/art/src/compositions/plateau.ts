import { mix } from '../color.ts';
import { path, stroke } from '../drawing.ts';
import { nearRidge } from '../near-ridge.ts';
import { pole, prayerFlags } from '../prayer-flags.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { flank, land } from '../terrain.ts';
import { foreground } from './parts.ts';

/** A wide level floor between low hills, and the mountain at its end. */
export const plateau: Composition = {
  mountain: { x: 700, foot: 690, scale: 1.18 },
  walk: { foot: 806, rise: 0.2 },
  building: { x: 1080, foot: 876, scale: 1.2 },
  ground: { x: 1120, foot: 968, scale: 0.85 },
  hasCrest: false,
  without: ['cairn', 'lake', 'boat', 'rhododendrons'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, across } = scene;
    const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
    return [
      mist('plain', { width: WIDTH, height: HEIGHT, top: 640, bottom: 850 }, light.haze, '.85'),
      flank(
        [
          [1480, 610],
          [1330, 650],
          [1180, 730],
          [1040, 790],
          [900, 830],
        ],
        scene,
        tone(mix(ground.slope, light.haze, 0.3)),
        tone(ground.middle),
      ),
      nearRidge(scene),
      flank(
        [
          [-40, 630],
          [110, 680],
          [230, 760],
          [340, 800],
          [470, 850],
        ],
        scene,
        tone(mix(ground.slope, ground.middle, 0.3)),
        tone(ground.middle),
      ),
      land((x) => 846 + 8 * Math.sin(x / 150), tone(mix(ground.crest, ground.slope, 0.35)), 120),
      path(
        `M${at(800, 846)}C${at(660, 862)} ${at(520, 868)} ${at(600, 896)}S${at(840, 930)} ${at(560, 1000)}S${at(420, 1050)} ${at(400, 1080)}H${Math.round(across(560))}C${at(560, 1040)} ${at(930, 960)} ${at(860, 910)}S${at(680, 880)} ${at(830, 846)}z`,
        tone(mix('#6fb2c2', ground.slope, 0.1)),
      ),
      stroke(
        `M${at(180, 900)}Q${at(300, 884)} ${at(420, 892)}M${at(960, 930)}Q${at(1180, 910)} ${at(1400, 926)}`,
        tone(ground.slope),
        5,
        {
          'stroke-opacity': '.6',
          'stroke-linecap': 'round',
        },
      ),
      onRidge,
      scene.accents.crest === 'flags' ? flagpole(scene) : '',
      onSlope,
      // Too high for trees.
      foreground({ ...scene, ground: { ...ground, growth: 'scree' } }),
      inFront,
    ].join('');
  },
};

/** The great pole that pilgrims raise, with its strings of flags. */
function flagpole({ across, tone }: Scene): string {
  const [x, foot, top] = [across(330), 910, 720];
  const strings = [130, 510].map((end) => prayerFlags([x, top + 8], [across(end), foot + 14], 16, 17, tone));
  return strings.join('') + pole(x, foot, foot - top, tone);
}
