import { circle, path, rectangle, verticalGradient } from './drawing.ts';
import { between, type Random } from './random.ts';
import type { Light, Mood } from './season-light.ts';

export interface Sky {
  width: number;
  height: number;
  mood: Mood;
  /** The sun's or moon's position across the picture. */
  discX: number;
  clouds: number;
}

/** Sky with its sun or moon, clouds, and stars at dusk. */
export function sky({ width, height, mood, discX, clouds }: Sky, light: Light, random: Random): string {
  const gradient = verticalGradient('sky', [
    [0, light.zenith],
    [0.34, light.middle],
    [0.66, light.horizon],
  ]);
  return [
    gradient,
    rectangle(0, 0, width, height, 'url(#sky)'),
    light.isNight ? stars(width, random) : '',
    disc(discX, mood, light, random),
    cloudBands(width, clouds, light, random),
  ].join('');
}

function disc(x: number, mood: Mood, { disc: color }: Light, random: Random): string {
  const y = mood === 'dawn' ? between(random, 390, 440) : between(random, 290, 350);
  const radius = mood === 'dusk' ? 46 : mood === 'dawn' ? 78 : 58;
  const halo = (factor: number, opacity: string) => circle(x, y, radius * factor, color, { 'fill-opacity': opacity });
  return halo(2.7, '.13') + halo(1.75, '.2') + circle(x, y, radius, color);
}

function stars(width: number, random: Random): string {
  const dots = Array.from({ length: 34 }, () => {
    const [x, y] = [between(random, 20, width - 20), between(random, 20, 420)];
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  }).join('');
  return `<path d="${dots}" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>`;
}

/** Flat bands of cloud with rounded ends, two or three strips each. */
function cloudBands(width: number, count: number, { horizon, isNight }: Light, random: Random): string {
  const bands = Array.from({ length: count }, (_, index) => {
    const x = (width / count) * (index + between(random, 0.1, 0.7));
    const y = between(random, 210, 400);
    return [
      strip(x, y, between(random, 150, 300)),
      strip(x + between(random, -80, 100), y + 24, between(random, 120, 240)),
    ];
  });
  return path(bands.flat().join(''), horizon, { 'fill-opacity': isNight ? '.28' : '.6' });
}

function strip(x: number, y: number, length: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}a11 11 0 0 1 0 22h-${Math.round(length)}a11 11 0 0 1 0-22z`;
}

/** Haze that gathers at the foot of a range: nothing at its top, thick from its bottom on. */
export function mist(
  id: string,
  { width, height, top, bottom }: { width: number; height: number; top: number; bottom: number },
  color: string,
  opacity: string,
): string {
  return (
    verticalGradient(
      id,
      [
        [0, color, 0],
        [1, color, Number(opacity)],
      ],
      { gradientUnits: 'userSpaceOnUse', y1: top, y2: bottom },
    ) + rectangle(0, top, width, height - top, `url(#${id})`)
  );
}
