import { walkers } from '../living-things.ts';
import { nearRidge } from '../near-ridge.ts';
import { pole, prayerFlags } from '../prayer-flags.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { cloudBank, land, placedCurve } from '../terrain.ts';
import { foreground, middleRange } from './parts.ts';

/** From a viewpoint: the whole range from edge to edge, over dark hills with mist between them. */
export const panorama: Composition = {
  mountain: { x: 720, foot: 710, scale: 1.24 },
  walk: { foot: 836, rise: 0.3 },
  building: { x: 1290, foot: 868, scale: 1 },
  ground: { x: 980, foot: 960, scale: 0.9 },
  bloom: { x: 210, foot: 1030, scale: 1 },
  hasCrest: false,
  without: ['cairn', 'tents', 'lake', 'boat', 'river', 'flowers'],
  discX: 720,
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, random } = scene;
    const knoll = placedCurve(
      [
        [-60, 960],
        [300, 972],
        [640, 956],
        [900, 914],
        [1090, 872],
        [1240, 862],
        [1500, 890],
      ],
      scene,
    );
    return [
      middleRange(scene, 690, 130),
      mist('valley', { width: WIDTH, height: HEIGHT, top: 690, bottom: 830 }, light.haze, '.85'),
      cloudBank(800, 40, light.haze, '.8', random),
      nearRidge(scene),
      land(knoll, tone(ground.middle), 48),
      onRidge,
      scene.accents.crest === 'flags' ? crowd(scene, knoll) : '',
      onSlope,
      foreground(scene),
      inFront,
    ].join('');
  },
};

/** Those who came up to see it, and flags. */
function crowd({ across, tone }: Scene, knoll: (x: number) => number): string {
  const [near, far] = [across(1180), across(1420)];
  return [
    walkers(knoll, across(1040) - 40, 3, tone),
    pole(near, knoll(near) + 4, 96, tone),
    pole(far, knoll(far) + 4, 80, tone),
    prayerFlags([near, knoll(near) - 88], [far, knoll(far) - 72], 24, 18, tone),
  ].join('');
}
