import { mix } from '../color.ts';
import { path, stroke } from '../drawing.ts';
import { nearRidge } from '../near-ridge.ts';
import type { Composition } from '../scene.ts';
import { HEIGHT, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { flank, land } from '../terrain.ts';
import { foreground } from './parts.ts';

/** Up a valley: its flanks, the river on its floor, and the mountain that closes it. */
export const valley: Composition = {
  mountain: { x: 690, foot: 672, scale: 1.06 },
  walk: { foot: 742, rise: 0.3 },
  building: { x: 930, foot: 852, scale: 1.15 },
  ground: { x: 300, foot: 908, scale: 1 },
  hasCrest: false,
  without: ['cairn', 'flowers'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, across, random } = scene;
    const back = mix(light.middleRock, tone(ground.slope), 0.42);
    const floor = (x: number) => 800 + 14 * Math.sin(across(x) / 170) - (across(x) > 900 ? 10 : 0);
    const bend = across(700) - 700;
    const water = tone(mix('#5fa9bd', ground.slope, 0.08));
    const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
    return [
      flank(
        [
          [1480, 356],
          [1290, 430],
          [1100, 560],
          [960, 640],
          [800, 752],
        ],
        scene,
        back,
        light.shadow,
      ),
      mist('valley', { width: WIDTH, height: HEIGHT, top: 430, bottom: 800 }, light.haze, '.9'),
      nearRidge(scene),
      flank(
        [
          [-40, 320],
          [120, 404],
          [250, 540],
          [390, 640],
          [560, 812],
        ],
        scene,
        tone(ground.slope),
        tone(ground.middle),
      ),
      land(floor, tone(mix(ground.crest, ground.slope, 0.35))),
      flank(
        [
          [1480, 560],
          [1330, 610],
          [1210, 740],
          [1140, 830],
          [1040, 1000],
        ],
        scene,
        tone(mix(ground.slope, ground.middle, 0.4)),
        tone(ground.middle),
      ),
      path(
        `M${at(690, 800)}C${at(760, 830)} ${at(520, 850)} ${at(500, 890)}S${at(760, 960)} ${at(560, 1080)}H${Math.round(across(840))}C${at(900, 960)} ${at(600, 920)} ${at(610, 890)}S${at(800, 836)} ${at(716, 800)}z`,
        water,
      ),
      stroke(
        `M${at(540, 884)}q${bend > 0 ? -60 : 60} 34 ${bend > 0 ? -150 : 150} 66M${at(700, 1000)}v-30`,
        light.snow,
        5,
        { 'stroke-opacity': '.5', 'stroke-linecap': 'round' },
      ),
      onRidge,
      onSlope,
      foreground(scene, random() < 0.5 ? [0, 560] : [900, WIDTH]),
      inFront,
    ].join('');
  },
};
