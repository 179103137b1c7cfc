import { circle, groundPath, path, picture, rectangle } from './drawing.ts';
import { scatteredPeaks, skyline } from './mountain-range.ts';
import { between, oneOf, randomFrom } from './random.ts';
import { snowCap } from './rock.ts';

/** Headwear of a drawn person. */
export const HEADWEAR = ['brim', 'braid', 'wool', 'hair', 'scarf', 'cap', 'topi'] as const;
export type Headwear = (typeof HEADWEAR)[number];

/** A person to be drawn. */
export interface Sitter {
  id: string;
  wears: Headwear;
}

const SIZE = 192;
const COATS = ['#b8333d', '#2f6db5', '#2e7d4f', '#c9822b', '#6a4b8a', '#2c7a86'] as const;
const SKINS = ['#b27a56', '#a06a48', '#c08a66'] as const;
const HAIR = '#2b2322';

/** Behind the head, and upon it. Between them is a face without features, because it shows no real person. */
const WORN: Readonly<Record<Headwear, (cloth: string) => readonly [behind: string, upon: string]>> = {
  brim: (cloth) => [
    '',
    path('M66 66q30-44 60 0z', cloth) +
      path('M44 68q52-18 104 0-52 10-104 0z', cloth) +
      path('M67 62q29-8 58 0v6q-29-8-58 0z', HAIR),
  ],
  braid: (cloth) => [
    path('M64 84q0-46 32-46t32 46q2 40 16 66l-18 6q-12-34-14-62H80q0 30-14 60l-16-6q14-28 14-64z', HAIR),
    path('M66 82q2-36 30-38 28 2 30 38-14-20-30-22-16 2-30 22z', HAIR) + circle(140, 152, 5, cloth),
  ],
  wool: (cloth) => [
    '',
    path('M64 78q-2-42 32-42t32 42q-32-12-64 0z', cloth) +
      path('M62 80q34-14 68 0l-2-12q-32-12-64 0z', '#f3ead8') +
      circle(96, 34, 8, '#f3ead8'),
  ],
  hair: () => ['', path('M64 84q-4-46 32-46t32 46q-4-20-14-24-20 8-38 0-10 6-12 24z', HAIR)],
  scarf: (cloth) => [
    path('M60 92q-4-56 36-56t36 56q2 26 14 44H46q14-18 14-44z', cloth),
    path('M64 84q2-36 32-38 30 2 32 38-14-22-32-24-18 2-32 24z', cloth),
  ],
  cap: (cloth) => [
    path('M66 92q-4 14 2 20h56q6-6 2-20z', HAIR),
    path('M65 74q0-38 31-38t31 38q-31-8-62 0z', cloth) + path('M66 70q42-12 76 6-38-4-76 2z', cloth),
  ],
  topi: (cloth) => [
    path('M66 92q-4 12 2 18h56q6-6 2-18z', HAIR),
    path('M64 74l8-38q26-8 50 4l6 34q-32-10-64 0z', cloth) +
      path('M70 46l14 22M86 38l16 28M104 38l12 26', 'none', { stroke: '#f3ead8', 'stroke-width': 3 }),
  ],
};

/** A member of the team before mountains, drawn from what they wear. */
export function portrait({ id, wears }: Sitter): string {
  const random = randomFrom(`portrait ${id}`);
  const peaks = scatteredPeaks(3, SIZE, between(random, 58, 78), random);
  const range = skyline({ right: SIZE, foot: 132, peaks, roughness: 7 }, random);
  const coat = oneOf(random, COATS);
  const cloth = oneOf(random, COATS.filter((color) => color !== coat) as [string, ...string[]]);
  const skin = oneOf(random, SKINS);
  const [behind, upon] = WORN[wears](cloth);
  return picture(
    SIZE,
    SIZE,
    rectangle(0, 0, SIZE, SIZE, oneOf(random, ['#cfe4f2', '#f6ead2', '#f3dcd8', '#dfe9dc'])),
    path(groundPath(range, SIZE), '#8fb0cb'),
    path(snowCap(range, 104, random), '#fbf9f5'),
    behind,
    path('M20 192q4-52 48-58l28 10 28-10q44 6 48 58z', coat),
    path('M84 118h24v22q-12 14-24 0z', skin),
    path('M66 84q0-34 30-34t30 34q0 40-30 42-30-2-30-42z', skin),
    // The side that is turned from the light.
    path('M112 54q14 10 14 30 0 40-30 42 20-30 16-72z', '#000', { 'fill-opacity': '.1' }),
    path('M68 134q28 26 56 0l6 12q-34 28-68 0z', cloth),
    upon,
  );
}
