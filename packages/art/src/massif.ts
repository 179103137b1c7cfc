import { type Peak, scatteredPeaks } from './mountain-range.ts';
import { between, type Random } from './random.ts';

/** A summit as a row: where (per cent of the width), how high and how wide (pixels), and whether it is round. */
type Row = readonly [x: number, height: number, reach: number, isDome?: true];

/** Skylines that people know. */
const MASSIFS: readonly (readonly [place: RegExp, rows: readonly Row[]])[] = [
  [
    /ama dablam/i,
    [
      [46, 370, 220],
      [57, 270, 190],
      [20, 230, 300],
      [85, 260, 280],
    ],
  ],
  [
    /kailash|ngari/i,
    [
      [50, 330, 260, true],
      [14, 150, 330],
      [84, 170, 320],
    ],
  ],
  [
    /annapurna|pokhara|mardi|ghorepani/i,
    [
      [49, 345, 250],
      [53, 330, 170],
      [18, 310, 330],
      [33, 230, 240],
      [80, 280, 300],
    ],
  ],
  [
    /everest|khumbu|solu/i,
    [
      [24, 300, 300],
      [38, 310, 260],
      [51, 370, 300],
      [63, 320, 240],
      [88, 290, 210],
    ],
  ],
  [
    /dhaulagiri/i,
    [
      [53, 380, 430],
      [16, 220, 240],
      [87, 230, 260],
    ],
  ],
  [
    /manaslu|tsum/i,
    [
      [45, 370, 290],
      [53, 335, 190],
      [78, 260, 260],
      [16, 230, 280],
    ],
  ],
  [
    /kanchenjunga|sikkim/i,
    [
      [34, 270, 240],
      [44, 320, 230],
      [53, 365, 260],
      [62, 335, 230],
      [72, 290, 240],
      [92, 210, 200],
    ],
  ],
  [
    /makalu/i,
    [
      [56, 385, 280],
      [34, 260, 240],
      [82, 230, 280],
    ],
  ],
  [
    /langtang|helambu/i,
    [
      [30, 330, 300],
      [42, 270, 200],
      [72, 290, 320],
      [90, 220, 200],
    ],
  ],
  [
    /ganesh/i,
    [
      [26, 250, 240],
      [48, 300, 230],
      [62, 280, 200],
      [80, 310, 240],
    ],
  ],
  [
    /rolwaling/i,
    [
      [40, 340, 260],
      [46, 310, 160],
      [70, 270, 260],
    ],
  ],
];

/** The mountains behind a walk: those of its region where people know them, otherwise a range of its own. */
export function massif(place: string, width: number, scale: number, random: Random): Peak[] {
  const known = MASSIFS.find(([name]) => name.test(place))?.[1];
  if (!known) return scatteredPeaks(4 + Math.floor(random() * 3), width, 330 * scale, random);
  const shift = between(random, -90, 90);
  return known.map(([percent, height, reach, isDome = false]) => ({
    x: Math.round((percent * width) / 100 + shift),
    height: height * scale * between(random, 0.94, 1.04),
    reach: reach * between(random, 0.92, 1.1),
    isDome,
  }));
}
