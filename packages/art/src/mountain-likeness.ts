import { mix } from './color.ts';
import { closed, type Point, path, relativeLine, stroke } from './drawing.ts';
import { corners, type FacePaint, type Likeness, type LinePaint, type Mountain } from './mountains/mountain.ts';
import type { Stand } from './scene.ts';
import type { Light } from './season-light.ts';

const LINE_WIDTHS: Readonly<Record<LinePaint, number>> = { edge: 3.5, flute: 3.5, ledge: 4.5 };
const isLine = (paint: FacePaint | LinePaint): paint is LinePaint => paint in LINE_WIDTHS;

function paints({ rock: ownRock }: Mountain, light: Light): Record<FacePaint | LinePaint, string> {
  const night = light.isNight;
  const rock = ownRock ? mix(light.farRock, ownRock, night ? 0.28 : 0.66) : mix(light.farRock, light.shadow, 0.3);
  const dark = mix(mix(rock, light.shadow, 0.3), night ? '#1f2850' : '#2b4060', night ? 0.36 : 0.46);
  const shade = mix(light.snow, light.shadow, 0.42);
  const ice = mix(light.snow, mix('#7dbbdc', light.shadow, night ? 0.6 : 0.1), 0.5);
  return { snow: light.snow, shade, rock, dark, ice, veil: light.snow, edge: dark, flute: shade, ledge: light.snow };
}

/** The corners of a shape, at their places in the picture. */
export function placedAt(shape: string, { x, foot, scale }: Stand): Point[] {
  return corners(shape).map(([across, height]): Point => [Math.round(x + across * scale), foot - height * scale]);
}

/** A mountain as it was drawn by hand. */
export function drawLikeness(mountain: Mountain, { faces, body }: Likeness, stand: Stand, light: Light): string {
  const colors = paints(mountain, light);
  const shapes = (written: string, end: (data: string) => string) =>
    written
      .split(',')
      .map((shape) => end(relativeLine(placedAt(shape, stand))))
      .join('');
  return [
    path(shapes(mountain.outline, closed), colors[body]),
    ...faces.map(([paint, written]) =>
      isLine(paint)
        ? stroke(shapes(written, String), colors[paint], LINE_WIDTHS[paint] * stand.scale, {
            'stroke-linejoin': 'round',
            'stroke-opacity': '.7',
          })
        : path(shapes(written, closed), colors[paint], paint === 'veil' ? { 'fill-opacity': '.6' } : {}),
    ),
  ].join('');
}
