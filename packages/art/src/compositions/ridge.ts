import { nearRidge } from '../near-ridge.ts';
import type { Composition } from '../scene.ts';
import { land } from '../terrain.ts';
import { foreground, middleRange } from './parts.ts';

/** The walk as a high ridge, its path from end to end. */
export const ridge: Composition = {
  mountain: { x: 760, foot: 626, scale: 0.98 },
  walk: { foot: 790, rise: 0.86 },
  hasCrest: true,
  draw(scene, { onRidge, onSlope, inFront }) {
    return [
      middleRange(scene, 725),
      nearRidge(scene),
      onRidge,
      land(scene.slope, scene.tone(scene.ground.middle)),
      onSlope,
      foreground(scene),
      inFront,
    ].join('');
  },
};
