// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { COMPOSITIONS } from './compositions/index.ts';
import type { Point } from './drawing.ts';
import { seasonGround } from './ground.ts';
import { type Box, landscape } from './landscape.ts';
import { MOUNTAINS } from './mountains/index.ts';
import { corners } from './mountains/mountain.ts';
import type { Landscape } from './scene.ts';
import type { CompositionName } from './scenery.ts';
import { MOODS, seasonLight } from './season-light.ts';

const WIDTH = 1440;
const HEIGHT = 1080;
const LARGEST_BYTES = 15_000;

const NAMES = Object.keys(COMPOSITIONS) as CompositionName[];
/** Enough of them to have each composition as it is written and mirrored. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

const drawn = (composition: CompositionName, changes: Partial<Landscape> = {}) =>
  landscape({
    seed: 'one',
    composition,
    mountain: MOUNTAINS[0],
    accents: { building: 'monastery', ground: 'yaks', crest: 'flags', sky: 'birds' },
    season: 'Autumn',
    mood: 'day',
    light: seasonLight('Autumn', 'day'),
    ground: seasonGround('forest', 'Autumn', 4200),
    houses: 'slate',
    stages: [],
    highest: 4200,
    ...changes,
  });

/** The part of a picture that a frame shows which it fills, as `object-fit: cover` cuts it. */
function crop(width: number, height: number, position: number): Box {
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  const left = (WIDTH - shownWidth) / 2;
  const top = (HEIGHT - shownHeight) * position;
  return { left, top, right: left + shownWidth, bottom: top + shownHeight };
}

const CROPS: readonly (readonly [name: string, crop: Box])[] = [
  ['a card', crop(400, 300, 0.5)],
  ['a card of the list view', crop(400, 275, 0.5)],
  ['a card of a post', crop(400, 250, 0.5)],
  ['a wide card', crop(400, 225, 0.5)],
  ['a hero on a phone', crop(390, 439, 0.4)],
  ['a hero on a tall phone', crop(360, 416, 0.4)],
  ['a hero on a tablet', crop(820, 520, 0.4)],
  ['a hero on a laptop', crop(1366, 400, 0.4)],
  ['a hero on a desktop', crop(1440, 468, 0.4)],
  ['a hero on a wide screen', crop(1920, 520, 0.4)],
  ['a link preview', crop(1200, 630, 0.55)],
];

describe.each(NAMES)('a picture built as %s', (name) => {
  test('keeps its subjects in sight in every format', () => {
    const outside = SEEDS.flatMap((seed) =>
      [MOUNTAINS[0], undefined].flatMap((mountain) =>
        drawn(name, { seed, mountain }).subjects.flatMap((subject) =>
          CROPS.filter(([, { left, top, right, bottom }]) => {
            const isInside =
              subject.left >= left && subject.right <= right && subject.top >= top && subject.bottom <= bottom;
            return !isInside;
          }).map(([format]) => `${seed} in ${format}: ${JSON.stringify(subject)}`),
        ),
      ),
    );
    expect(outside).toEqual([]);
  });

  test('has its summit above the words of a hero', () => {
    // The words take up to 230 pixels from below.
    const wide = crop(1920, 520, 0.4);
    const words = wide.bottom - 230 * (WIDTH / 1920);
    for (const seed of SEEDS) expect(drawn(name, { seed }).subjects[0]?.bottom).toBeLessThan(words);
  });

  test('is a small drawing of shapes in every mood, with ids of their own', () => {
    for (const mood of MOODS) {
      const { svg } = drawn(name, { mood, light: seasonLight('Autumn', mood) });
      const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(document.querySelector('parsererror, script, style, text, image, use, a')).toBeNull();
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(LARGEST_BYTES);
    }
  });

  test('is the same at every time of day, but for its colors', () => {
    const shapes = MOODS.map((mood) =>
      [...drawn(name, { mood, light: seasonLight('Autumn', mood) }).svg.matchAll(/ d="(M[^"]{200,})"/g)].map(
        ([, data]) => data,
      ),
    );
    expect(shapes[0]?.length).toBeGreaterThan(3);
    // The low sun is elsewhere, and there are stars.
    for (const data of shapes[0] ?? []) expect(shapes[1]).toContain(data);
  });
});

test('a known mountain is drawn with its own outline', () => {
  const skylines = MOUNTAINS.map(
    (mountain) => /<\/?(?:circle|path)[^>]*? d="(M0 [^"]*)V1080H0z"/.exec(drawn('meadow', { mountain }).svg)?.[1],
  );
  expect(skylines).not.toContain(undefined);
  expect(new Set(skylines).size).toBe(MOUNTAINS.length);
});

test.each(MOUNTAINS.map((mountain) => [mountain.name, mountain] as const))(
  '%s rises to its summit and lies within a picture',
  (_, { outline, likeness }) => {
    const numbers = outline.split(' ').map(Number);
    expect(numbers.length % 2).toBe(0);
    const heights = numbers.filter((_, index) => index % 2 === 1);
    const across = numbers.filter((_, index) => index % 2 === 0);
    expect(Math.max(...heights)).toBe(340);
    expect(across).toEqual(across.toSorted((one, other) => one - other));
    expect(Math.max(...across.map(Math.abs)) * (likeness?.size ?? 1)).toBeLessThan(WIDTH / 2);
  },
);

/** The height of a skyline at a place. */
function heightAt(skyline: readonly Point[], x: number): number {
  const after = skyline.findIndex(([at]) => at >= x);
  const [to, from] = [skyline[after], skyline[after - 1]];
  if (!to || !from) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

const LIKENESSES = MOUNTAINS.flatMap(({ name, outline, likeness }) =>
  likeness ? [[name, corners(outline), likeness] as const] : [],
);

test('the ten famous mountains and the view from Poon Hill are drawn by hand', () => {
  expect(LIKENESSES).toHaveLength(11);
});

test.each(LIKENESSES)('no face of %s rises above its skyline', (_, skyline, { faces }) => {
  const above = faces.flatMap(([paint, shapes]) =>
    // Snow in the wind is no part of the mountain.
    paint === 'veil'
      ? []
      : shapes
          .split(',')
          .flatMap(corners)
          .filter(([x, height]) => height > heightAt(skyline, x) + 1),
  );
  expect(above).toEqual([]);
});
