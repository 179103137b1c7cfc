import { mix } from '../color.ts';
import { path, stroke } from '../drawing.ts';
import { pines } from '../growth.ts';
import { nearRidge } from '../near-ridge.ts';
import { type Composition, WIDTH } from '../scene.ts';
import { land, placedCurve } from '../terrain.ts';
import { foreground, middleRange } from './parts.ts';

/** A wide pasture under a large sky. */
export const meadow: Composition = {
  mountain: { x: 860, foot: 592, scale: 0.84 },
  walk: { foot: 690, rise: 0.3 },
  building: { x: 470, foot: 792, scale: 1.35 },
  ground: { x: 880, foot: 880, scale: 1.5 },
  sky: { x: 430, foot: 350, scale: 1.25 },
  hasCrest: false,
  without: ['cairn'],
  draw(scene, { onRidge, onSlope, inFront }) {
    const { tone, ground, across, random } = scene;
    const back = placedCurve(
      [
        [-60, 690],
        [300, 742],
        [700, 752],
        [1080, 706],
        [1500, 650],
      ],
      scene,
    );
    const pasture = placedCurve(
      [
        [-60, 800],
        [260, 772],
        [640, 778],
        [1000, 822],
        [1500, 800],
      ],
      scene,
    );
    const at = (x: number, y: number) => `${Math.round(across(x))} ${y}`;
    const grass = tone(mix(ground.crest, ground.slope, 0.55));
    const woods = ground.growth === 'pines' || ground.growth === 'terraces';
    return [
      middleRange(scene, 660, 110),
      nearRidge(scene),
      land(back, tone(mix(ground.slope, ground.middle, 0.5))),
      woods ? pines({ curve: back, left: 0, right: WIDTH }, 22, 54, tone(ground.middle), random) : '',
      land(pasture, grass),
      path(
        `M${at(560, 776)}C${at(700, 800)} ${at(380, 820)} ${at(300, 870)}S${at(330, 940)} ${at(140, 1010)}H${Math.round(across(330))}C${at(480, 950)} ${at(400, 900)} ${at(420, 870)}S${at(760, 810)} ${at(600, 776)}z`,
        tone('#6fb2c2'),
      ),
      stroke(
        `M${at(0, 880)}Q${at(160, 850)} ${at(270, 856)}M${at(640, 900)}Q${at(980, 870)} ${at(1440, 900)}`,
        tone(ground.slope),
        5,
        { 'stroke-opacity': '.6', 'stroke-linecap': 'round' },
      ),
      onRidge,
      onSlope,
      foreground(scene),
      inFront,
    ].join('');
  },
};
