import { Resvg } from '@resvg/resvg-js';

const WIDTH = 48;
const HEIGHT = 36;
/** Pixels of a cell, in which a picture's colors are averaged. */
const CELL = 4;

/** A picture at a glance: its colors, and the places of its outlines. */
export interface Glance {
  /** Red, green and blue of each cell, 0 to 1. */
  colors: readonly number[];
  /** How much lightness changes at each pixel and around it. */
  outlines: readonly number[];
}

export function glanceAt(svg: string): Glance {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const channel = (x: number, y: number, which: number) => (pixels[(y * WIDTH + x) * 4 + which] ?? 0) / 255;
  const lightness = (x: number, y: number) =>
    0.3 * channel(x, y, 0) + 0.59 * channel(x, y, 1) + 0.11 * channel(x, y, 2);
  const changes = grid(WIDTH, HEIGHT, (x, y) =>
    Math.hypot(
      lightness(clamped(x + 1, WIDTH), y) - lightness(clamped(x - 1, WIDTH), y),
      lightness(x, clamped(y + 1, HEIGHT)) - lightness(x, clamped(y - 1, HEIGHT)),
    ),
  );
  const around = grid(3, 3, (x, y) => [x - 1, y - 1] as const);
  return {
    colors: grid(WIDTH / CELL, HEIGHT / CELL, (cellX, cellY) =>
      [0, 1, 2].map((which) => mean(grid(CELL, CELL, (x, y) => channel(cellX * CELL + x, cellY * CELL + y, which)))),
    ).flat(),
    // Blurred, so that the same mountain a little further to the side still counts as the same.
    outlines: grid(WIDTH, HEIGHT, (x, y) =>
      mean(around.map(([dx, dy]) => changes[clamped(y + dy, HEIGHT) * WIDTH + clamped(x + dx, WIDTH)] ?? 0)),
    ),
  };
}

/**
 * How much two pictures differ at a glance: 0 is the same, one with a hill where the other has a hill, in other colors,
 * is at 0.2, and pictures without a likeness are at 0.5 and more.
 */
export function difference(one: Glance, other: Glance): number {
  const inColor = Math.sqrt(mean(one.colors.map((value, index) => (value - (other.colors[index] ?? 0)) ** 2)));
  const common = product(one.outlines, other.outlines);
  const inOutline =
    1 - common / Math.sqrt(product(one.outlines, one.outlines) * product(other.outlines, other.outlines));
  return 2 * inColor + inOutline;
}

function grid<Value>(width: number, height: number, value: (x: number, y: number) => Value): Value[] {
  return Array.from({ length: width * height }, (_, index) => value(index % width, Math.floor(index / width)));
}

const clamped = (place: number, size: number) => Math.min(size - 1, Math.max(0, place));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
