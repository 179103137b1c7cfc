import { mix } from '../color.ts';
import { house } from '../houses.ts';
import { nearRidge } from '../near-ridge.ts';
import { prayerFlags } from '../prayer-flags.ts';
import { type Composition, HEIGHT, type Scene } from '../scene.ts';
import { land, polygon } from '../terrain.ts';
import { middleRange } from './parts.ts';

/** Along a village street, the mountain at its end. */
export const village: Composition = {
  mountain: { x: 720, foot: 640, scale: 0.96 },
  walk: { foot: 800, rise: 0.34 },
  building: { x: 720, foot: 872, scale: 1.3 },
  ground: { x: 900, foot: 1030, scale: 0.8 },
  bloom: { x: 110, foot: 1066, scale: 1 },
  hasCrest: false,
  without: ['teahouses', 'tents', 'cairn', 'flowers', 'lake', 'boat', 'yaks'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, across } = scene;
    const street = tone(mix(ground.crest, '#efe3cc', 0.55));
    return [
      middleRange(scene, 740),
      nearRidge(scene),
      land((x) => 846 + 8 * Math.sin(x / 120), tone(mix(ground.slope, ground.middle, 0.4)), 120),
      polygon(
        [
          [660, 848],
          [790, 848],
          [1130, HEIGHT],
          [250, HEIGHT],
        ],
        street,
      ),
      onRidge,
      ...houses(scene),
      prayerFlags([across(318), 596], [across(1120), 640], 46, 22, tone),
      onSlope,
      inFront,
    ].join('');
  },
};

/** The rows of houses: the far ones first. */
function houses(scene: Scene): string[] {
  const { across, random } = scene;
  const rows: readonly (readonly [x: number, foot: number, width: number, height: number])[] = [
    [560, 866, 120, 120],
    [880, 870, 130, 132],
    [430, 912, 190, 196],
    [1030, 918, 200, 214],
    [180, 1000, 330, 330],
    [1280, 1010, 350, 300],
  ];
  return rows.map(([x, foot, width, height]) =>
    house({ x: across(x), foot, width, height: height * (0.94 + 0.12 * random()) }, scene),
  );
}
