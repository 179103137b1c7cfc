import { mix } from '../color.ts';
import { path, stroke } from '../drawing.ts';
import { nearRidge } from '../near-ridge.ts';
import { between } from '../random.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { land, placedCurve } from '../terrain.ts';
import { middleRange } from './parts.ts';

/** A round wooded hill, a path that winds to its top, and the snow far behind. */
export const hill: Composition = {
  mountain: { x: 520, foot: 590, scale: 0.84 },
  walk: { foot: 800, rise: 0.2 },
  building: { x: 930, foot: 476, scale: 0.8 },
  ground: { x: 300, foot: 990, scale: 0.9 },
  bloom: { x: 260, foot: 1030, scale: 1 },
  sky: { x: 420, foot: 300, scale: 1.1 },
  hasCrest: false,
  without: ['cairn', 'tents', 'lake', 'boat', 'river', 'yaks'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, light, across } = scene;
    const top = placedCurve(
      [
        [-60, 900],
        [240, 840],
        [460, 724],
        [640, 596],
        [800, 502],
        [930, 470],
        [1060, 496],
        [1230, 580],
        [1500, 740],
      ],
      scene,
    );
    const leaves = tone(mix(ground.middle, '#2f6b4c', 0.3));
    return [
      middleRange(scene, 650, 90),
      nearRidge(scene),
      mist('valley', { width: WIDTH, height: HEIGHT, top: 600, bottom: 900 }, light.haze, '.7'),
      land(top, leaves, 40),
      wood(scene, top, mix(ground.front, '#173f30', 0.2)),
      stroke(
        `M${Math.round(across(520))} 1080C${Math.round(across(760))} 990 ${Math.round(across(980))} 960 ${Math.round(across(900))} 890S${Math.round(across(720))} 810 ${Math.round(across(860))} 750S${Math.round(across(1000))} 590 ${Math.round(across(930))} 486`,
        tone('#e9d9b0'),
        10,
        { 'stroke-linecap': 'round', 'stroke-dasharray': '2 20' },
      ),
      onRidge,
      onSlope,
      inFront,
    ].join('');
  },
};

/** Crowns of broadleaved trees all over the hill, the near ones larger. */
function wood({ across, tone, ground, random }: Scene, top: (x: number) => number, dark: string): string {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const size = 26 + row * 9;
    return Array.from({ length: 13 }, (_, index) => {
      const x = Math.round(((index + between(random, 0.1, 0.9)) * WIDTH) / 13);
      const y = Math.round(top(x) + 24 + row * (14 + row * 14) + between(random, -12, 12));
      // The path and the top stay open.
      const isOpen = Math.abs(across(x) - 900) < 90 - row * 4;
      return isOpen || y > HEIGHT + 20 ? '' : `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0z`;
    }).join('');
  });
  const even = rows.filter((_, row) => row % 2 === 0).join('');
  const odd = rows.filter((_, row) => row % 2 === 1).join('');
  return (
    path(even, tone(dark), { 'fill-opacity': '.55' }) +
    path(odd, tone(mix(ground.slope, dark, 0.35)), { 'fill-opacity': '.7' })
  );
}
