import { mix } from '../color.ts';
import { nearRidge } from '../near-ridge.ts';
import type { Composition } from '../scene.ts';
import { cloudBank } from '../terrain.ts';
import { middleRange } from './parts.ts';

/** Above a sea of cloud, from which the mountains rise. */
export const clouds: Composition = {
  mountain: { x: 820, foot: 690, scale: 1.12 },
  walk: { foot: 1010, rise: 0.62 },
  sky: { x: 420, foot: 430, scale: 1.7 },
  building: { x: 1060, foot: 960, scale: 1 },
  hasCrest: true,
  without: ['monastery', 'tents', 'teahouses', 'cairn', 'rhododendrons', 'lake', 'boat', 'pagoda'],
  draw(scene, { onRidge, inFront }) {
    const { light, random, accents } = scene;
    const isAirborne = accents.sky === 'helicopter' || accents.sky === 'aeroplane';
    const bank = (share: number) => mix(light.snow, mix(light.haze, light.shadow, 0.25), share);
    return [
      cloudBank(650, 62, bank(0.8), '.9', random),
      middleRange(scene, 790, 170),
      cloudBank(750, 84, bank(0.5), '.95', random),
      cloudBank(850, 104, bank(0.22), '1', random),
      isAirborne ? cloudBank(970, 130, bank(0), '1', random) : nearRidge(scene) + onRidge,
      inFront,
    ].join('');
  },
};
