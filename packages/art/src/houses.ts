import { path, rectangle } from './drawing.ts';
import { STYLES } from './house-styles.ts';
import type { Scene } from './scene.ts';

/** A house seen from the street: walls in two colors, windows, and a roof. */
export function house(
  { x, foot, width, height }: { x: number; foot: number; width: number; height: number },
  { houses, tone, light, ground, season, highest }: Scene,
): string {
  const { wall, base, roof, trim, pitch } = STYLES[houses];
  const left = x - width / 2;
  const top = foot - height;
  const inset = houses === 'flat' ? width * 0.05 : 0;
  const eave = width * (houses === 'flat' ? 0 : 0.09);
  const rise = width * pitch;
  const n = Math.round;
  const half = top + height * 0.56;
  const columns = [0.16, 0.42, 0.68];
  const size = width * 0.15;
  const rows = height > 170 ? [0.14, 0.6] : [0.2];
  const openings = rows.flatMap((row, which) =>
    columns
      .filter((_, index) => which === 0 || index !== 1)
      .map(
        (column) => `M${n(left + width * column)} ${n(top + height * row)}h${n(size)}v${n(size * 1.25)}h-${n(size)}z`,
      ),
  );
  const door = `M${n(x - size * 0.55)} ${n(foot)}v-${n(height * 0.3)}h${n(size * 1.1)}v${n(height * 0.3)}z`;
  const roofPath =
    pitch === 0
      ? `M${n(left - 4 + inset)} ${n(top + 4)}v-${n(height * 0.07)}h${n(width + 8 - 2 * inset)}v${n(height * 0.07)}z`
      : `M${n(left - eave)} ${n(top + 6)}L${n(left + width * 0.16)} ${n(top - rise)}H${n(left + width * 0.84)}L${n(left + width + eave)} ${n(top + 6)}z`;
  const snowy = season === 'Winter' && highest > 2800;
  return [
    path(
      `M${n(left)} ${n(foot)}L${n(left + inset)} ${n(top)}H${n(left + width - inset)}L${n(left + width)} ${n(foot)}z`,
      tone(wall),
    ),
    houses === 'bhutanese' ? rectangle(left, n(top + height * 0.08), width, n(height * 0.3), tone('#c98f4d')) : '',
    houses === 'flat' ? '' : path(`M${n(left)} ${n(foot)}V${n(half)}H${n(left + width)}V${n(foot)}z`, tone(base)),
    path(openings.join('') + door, light.isNight ? '#ffcf85' : tone(trim)),
    path(roofPath, snowy ? light.snow : tone(roof)),
    // The side that is turned from the light.
    path(
      `M${n(left + width * 0.8)} ${n(foot)}V${n(top + 6)}H${n(left + width - inset)}L${n(left + width)} ${n(foot)}z`,
      tone(ground.front),
      { 'fill-opacity': '.18' },
    ),
  ].join('');
}
