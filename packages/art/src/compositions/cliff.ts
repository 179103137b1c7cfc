import { mix } from '../color.ts';
import { type Point, path, stroke } from '../drawing.ts';
import { pines } from '../growth.ts';
import { nearRidge } from '../near-ridge.ts';
import { prayerFlags } from '../prayer-flags.ts';
import { type Composition, HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { mist } from '../sky.ts';
import { placed, polygon } from '../terrain.ts';
import { foreground } from './parts.ts';

/** A sheer wall of rock over the forest, and what people built on a ledge in the middle of it. */
export const cliff: Composition = {
  mountain: { x: 420, foot: 610, scale: 0.86 },
  walk: { foot: 850, rise: 0.34 },
  building: { x: 960, foot: 548, scale: 1.36 },
  ground: { x: 360, foot: 930, scale: 0.9 },
  hasCrest: false,
  without: ['cairn', 'lake', 'boat', 'river', 'tents'],
  discX: 640,
  draw(scene, { onRidge, onSlope, inFront }) {
    const { light, tone, across } = scene;
    return [
      nearRidge(scene),
      mist('depth', { width: WIDTH, height: HEIGHT, top: 640, bottom: 960 }, light.haze, '.55'),
      wall(scene),
      onRidge,
      prayerFlags([across(770), 620], [across(560), 1000], 60, 17, tone),
      onSlope,
      foreground(scene),
      inFront,
    ].join('');
  },
};

const EDGE: readonly Point[] = [
  [1000, -10],
  [936, 90],
  [900, 210],
  [856, 300],
  [842, 400],
  [806, 470],
  [790, 548],
  [752, 590],
  [764, 670],
  [720, 780],
  [730, 860],
  [650, 960],
  [600, 1080],
];

function wall(scene: Scene): string {
  const { across, ground, tone, light, random } = scene;
  const rock = tone(mix(mix(ground.slope, '#7d7468', 0.7), light.shadow, 0.12));
  const dark = tone(mix(mix(ground.front, '#4a4640', 0.6), light.shadow, 0.12));
  const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
  const face = (...points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}z`;
  const streaks = [930, 1040, 1200, 1330].map(
    (x, index) =>
      `M${at(x, index % 2 ? 40 : 130)}L${at(x - 14, 300 + (index % 3) * 40)}M${at(x + 20, 590)}L${at(x + 6, 760 + (index % 2) * 70)}`,
  );
  return [
    polygon([...placed([[1500, -10], ...EDGE, [1500, HEIGHT]], { across })], rock),
    path(
      face(...EDGE.slice(0, 6), [860, 450], [890, 330], [950, 240], [980, 120]) +
        face([790, 560], ...EDGE.slice(-6), [800, 1080], [840, 900], [810, 760], [850, 640]) +
        face([1130, 590], [1090, 720], [1130, 860], [1060, 1080], [1260, 1080], [1230, 880], [1260, 740], [1220, 610]) +
        face([1180, -10], [1140, 150], [1180, 300], [1140, 420], [1260, 460], [1300, 300], [1260, 140], [1290, -10]),
      dark,
      { 'fill-opacity': '.55' },
    ),
    stroke(streaks.join(''), dark, 6, { 'stroke-opacity': '.4', 'stroke-linecap': 'round' }),
    // Grass on the ledges.
    path(
      face([780, 566], [860, 556], [1100, 560], [1250, 580], [1440, 566], [1440, 590], [1180, 604], [900, 590]) +
        face([842, 404], [900, 396], [960, 410], [880, 420]) +
        face([1300, 330], [1380, 310], [1440, 318], [1440, 340]),
      tone(ground.slope),
    ),
    pines(
      { curve: () => 566, left: Math.min(across(1180), across(1430)), right: Math.max(across(1180), across(1430)) },
      4,
      74,
      tone(ground.front),
      random,
    ),
    pines(
      { curve: () => 900, left: Math.min(across(680), across(1430)), right: Math.max(across(680), across(1430)) },
      6,
      130,
      tone(mix(ground.middle, ground.front, 0.5)),
      random,
    ),
  ].join('');
}
