import { groupAt, type Placement, type Tone } from './buildings.ts';
import type { Curve } from './curve.ts';
import { circle, path, stroke } from './drawing.ts';
import { between, type Random } from './random.ts';

/** Walkers in a line on a slope, small before the mountains. */
export function walkers(curve: Curve, x: number, count: number, tone: Tone, roped = false): string {
  const coats = ['#c8323f', '#2f6db5', '#e3b23c', '#2e7d4f'];
  const places = Array.from({ length: count }, (_, index) => [x + index * 40, curve(x + index * 40) + 3] as const);
  const rope = places.map(([at, y], index) => `${index ? 'L' : 'M'}${Math.round(at)} ${Math.round(y - 20)}`).join('');
  const people = places.map(([at, y], index) =>
    groupAt(
      { x: at, y, scale: 1, tone },
      stroke('M-5 0l5-18 7 18M8-26l12 26', tone('#33302f'), 4),
      path('M-9-14l2-22q8-8 15 0l1 22z', tone(coats[index % coats.length] ?? '#c8323f')),
      circle(1, -44, 7, tone('#6b4a3a')),
    ),
  );
  return (roped ? stroke(rope, tone('#33302f'), 2) : '') + people.join('');
}

export function elephant(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path(
      'M-92 6v-62c0-40 34-58 78-58 22 0 40 4 52 12 20-18 58-12 64 22 6 30-2 50 0 70 2 14 14 12 16 2l10 2c0 22-36 28-42 0-4-18 4-34-8-46-10 10-24 12-34 8v50H20v-34h-72v34z',
      tone('#5d6266'),
    ),
    path('M44-92c24-10 34 20 16 42-22-2-34-30-16-42z', tone('#7b8084')),
    path('M84-44q10 22 28 18-12-4-16-20z', tone('#fbf5e8')),
    circle(78, -78, 4, tone('#22272b')),
  );
}

export function yak(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path(
      'M-70-10c-8-44 12-62 40-64 16-16 44-14 56 4 20-2 42 8 40 36l-14 4 0-12c-10 10-18 14-24 42H16l-2-12h-54l-2 12h-14z',
      tone('#3f332e'),
    ),
    path('M-62-16h88l-6 12-8-6-10 8-10-8-10 8-12-8-10 8-12-8z', tone('#2c2421')),
    stroke('M46-66q0-20 16-22M58-62q16-4 18-20', tone('#e9dfcf'), 5, { 'stroke-linecap': 'round' }),
    path('M-66-50q-18 20-10 44l8-4q-2-20 8-34z', tone('#2c2421')),
  );
}

export function owl(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M-120 6q120-16 240 2v10q-120-16-240-2z', tone('#3d2e27')),
    path('M-40-84l14 12q26-8 52 0l14-12v46c0 30-14 44-40 44s-40-14-40-44z', tone('#8a6244')),
    path('M-22-30q22 14 44 0v16q-6 16-22 16t-22-16z', tone('#d9b98f')),
    circle(-17, -54, 16, tone('#fbf5e8')) + circle(17, -54, 16, tone('#fbf5e8')),
    circle(-15, -54, 7, tone('#22272b')) + circle(15, -54, 7, tone('#22272b')),
    path('M-6-44h12l-6 12z', tone('#e3b23c')),
  );
}

export function lotus(place: Placement): string {
  const { tone } = place;
  return groupAt(
    place,
    path('M0 4c-60 6-96-14-104-44 40 0 76 14 104 44 28-30 64-44 104-44C96-10 60 10 0 4z', tone('#d9708f')),
    path('M0 4c-46-10-64-40-62-74C-30-62-8-34 0 4c8-38 30-66 62-74C64-36 46-6 0 4z', tone('#ec9cb0')),
    path('M0 4c-30-28-30-66 0-96 30 30 30 68 0 96z', tone('#f9ccd4')),
  );
}

/** Blossoms scattered over a slope; the same dot in several colors. */
export function blossoms(
  curve: Curve,
  { left, right, depth }: { left: number; right: number; depth: number },
  colors: readonly string[],
  size: number,
  random: Random,
): string {
  return colors
    .map((color) => {
      const dots = Array.from({ length: 30 }, () => {
        const x = Math.round(between(random, left, right));
        return `M${x} ${Math.round(curve(x) + 14 + depth * random() ** 1.3)}h0`;
      });
      return stroke(dots.join(''), color, size, { 'stroke-linecap': 'round' });
    })
    .join('');
}

/** Rhododendron bushes: dark leaves under dots of pink. */
export function rhododendrons(curve: Curve, centers: readonly number[], tone: Tone, random: Random): string {
  const bushes = centers.map((x) => {
    const y = Math.round(curve(x)) + 26;
    return `M${Math.round(x) - 96} ${y}a46 46 0 0 1 34-62 54 54 0 0 1 104-14 50 50 0 0 1 58 76q-98 26-196 0z`;
  });
  const dots = (count: number) =>
    centers.flatMap((x) =>
      Array.from({ length: count }, () => {
        const angle = random() * Math.PI;
        const reach = Math.sqrt(random());
        return `M${Math.round(x + 84 * reach * Math.cos(angle))} ${Math.round(curve(x) + 6 - 66 * reach * Math.sin(angle))}h0`;
      }),
    );
  return (
    path(bushes.join(''), tone('#2c5a45')) +
    stroke(dots(9).join(''), tone('#d2486e'), 19, { 'stroke-linecap': 'round' }) +
    stroke(dots(6).join(''), tone('#f28aa5'), 14, { 'stroke-linecap': 'round' })
  );
}

/** Falling snow. */
export function snowflakes(width: number, height: number, random: Random): string {
  const flakes = (count: number) =>
    Array.from({ length: count }, () => `M${Math.round(random() * width)} ${Math.round(random() * height)}h0`).join('');
  const round = { 'stroke-linecap': 'round', 'stroke-opacity': '.85' };
  return stroke(flakes(46), '#fff', 6, round) + stroke(flakes(22), '#fff', 10, round);
}
