import { PRAYER_FLAG } from '@trek/ui/theme';
import type { Tone } from './buildings.ts';
import { type Point, path, stroke } from './drawing.ts';

/** A string of prayer flags that hangs between two points, in the five colors and their order. */
export function prayerFlags(from: Point, to: Point, sag: number, flag: number, tone: Tone): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(5, Math.floor(length / (flag * 1.35)));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const strips = PRAYER_FLAG.map((color, which) => {
    const flags = Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % PRAYER_FLAG.length === which)
      .map((index) => {
        const [x, y] = at((index + 0.3) / count);
        const [nextX, nextY] = at((index + 0.3) / count + flag / length);
        const [dx, dy] = [Math.round(nextX - x), Math.round(nextY - y)];
        const drop = Math.round(flag * 1.15);
        return `M${Math.round(x)} ${Math.round(y)}l${dx} ${dy}-2 ${drop}${-dx < 0 ? '' : ' '}${-dx} ${-dy}z`;
      });
    return path(flags.join(''), tone(color));
  });
  const middle = at(0.5);
  const bend: Point = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
  const rope = `M${from.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`;
  return stroke(rope, tone('#4a4038'), 2.5) + strips.join('');
}

/** A pole to tie flags to. */
export function pole(x: number, foot: number, height: number, tone: Tone): string {
  return stroke(`M${Math.round(x)} ${Math.round(foot)}v-${Math.round(height)}`, tone('#5b4a3c'), 6, {
    'stroke-linecap': 'round',
  });
}
