import { mix } from './color.ts';
import { closed, type Point, path, relativeLine, stroke } from './drawing.ts';
import type { FacePaint, LinePaint, Mountain, Portrait } from './mountains/mountain.ts';
import type { Stand } from './scene.ts';
import type { Light } from './season-light.ts';

const LINE_WIDTHS: Readonly<Record<LinePaint, number>> = { edge: 3.5, flute: 3.5, ledge: 4.5 };
const LINES = Object.keys(LINE_WIDTHS);

/** The rock of a mountain in this light. */
export function rockColor({ rock }: Pick<Mountain, 'rock'>, light: Light): string {
  return rock ? mix(light.farRock, rock, light.isNight ? 0.2 : 0.5) : light.farRock;
}

function paints(mountain: Mountain, light: Light): Record<FacePaint | LinePaint, string> {
  const night = light.isNight;
  const rock = mix(rockColor(mountain, light), light.shadow, 0.3);
  const dark = mix(rock, night ? '#1f2850' : '#2b4568', night ? 0.4 : 0.48);
  const shade = mix(light.snow, light.shadow, 0.42);
  const ice = mix(light.snow, mix('#7dbbdc', light.shadow, night ? 0.6 : 0.1), 0.5);
  return { snow: light.snow, shade, rock, dark, ice, edge: dark, flute: shade, ledge: light.snow };
}

/** Points that are written as how far from the middle, and how high. */
export function placedAt(written: string, { x, foot, scale }: Stand): Point[] {
  const numbers = written.trim().split(' ').map(Number);
  return numbers.flatMap((dx, index): Point[] =>
    index % 2 ? [] : [[Math.round(x + dx * scale), foot - (numbers[index + 1] ?? 0) * scale]],
  );
}

/** A mountain as it was drawn by hand. */
export function portraitDrawing(mountain: Mountain, { faces, body }: Portrait, stand: Stand, light: Light): string {
  const colors = paints(mountain, light);
  const shapes = (written: string, end: (data: string) => string) =>
    written
      .split(',')
      .map((shape) => end(relativeLine(placedAt(shape, stand))))
      .join('');
  return [
    path(shapes(mountain.outline, closed), colors[body]),
    ...faces.map(([paint, written]) =>
      LINES.includes(paint)
        ? stroke(shapes(written, String), colors[paint], LINE_WIDTHS[paint as LinePaint] * stand.scale, {
            'stroke-linejoin': 'round',
            'stroke-opacity': '.7',
          })
        : path(shapes(written, closed), colors[paint]),
    ),
  ].join('');
}
