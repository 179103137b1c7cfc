import type { Point } from '../drawing.ts';
import type { Side } from '../rock.ts';

/** Colors of a drawn face: rock and snow in the light or in the shade, the blue of glaciers, and snow in the wind. */
export type FacePaint = 'snow' | 'shade' | 'rock' | 'dark' | 'ice' | 'veil';
/** Colors of thin lines: edges and strata of rock, flutes and ledges of snow. */
export type LinePaint = 'edge' | 'flute' | 'ledge';

/**
 * Shapes of one color: corners as how far from the middle, and how high, as in an outline; a comma ends a shape. Faces
 * are filled, lines are not.
 */
export type Face = readonly [paint: FacePaint | LinePaint, shapes: string];

/** A mountain that people know by its outline. */
export interface Mountain {
  name: string;
  /** Its names, and those of the places that it is seen from. */
  words: RegExp;
  /** The skyline, left to right: how far from the middle, and how high, in pixels; the summit is 340 high. */
  outline: string;
  /** How much of it is bare rock, from its foot up: 0 to 1. */
  bare?: number;
  /** The color of that rock, instead of the air's blue. */
  rock?: string;
  /** Lines of strata, as on Everest's north face. */
  isBanded?: true;
  /** The wind blows snow off its summit. */
  hasPlume?: true;
  /** Its faces as they are in nature. Without, snow and shadow follow from the outline. */
  likeness?: Likeness;
}

/** A mountain that is drawn by hand, as it is known from one place. */
export interface Likeness {
  /** From the back to the front. */
  faces: readonly Face[];
  /** The side that the light is drawn from. */
  lightFrom: Side;
  /** The color where no face is drawn. */
  body: FacePaint;
  /** Its size relative to mountains that have an outline alone. */
  size: number;
  /** The height of the mountains beside it, relative to its own. */
  neighbors: number;
}

/** The corners of a shape. */
export function corners(shape: string): Point[] {
  const numbers = shape.split(' ').map(Number);
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}

/** A shape of corners. */
export const written = (points: readonly Point[]) => points.flat().join(' ');
