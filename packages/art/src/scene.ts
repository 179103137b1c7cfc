import type { Curve } from './curve.ts';
import type { Ground } from './ground.ts';
import type { Random } from './random.ts';
import type { Light, Mood, Season } from './season-light.ts';
import type { WalkRidge } from './walk-ridge.ts';

/** Size of a landscape. */
export const WIDTH = 1440;
export const HEIGHT = 1080;

/** Everything a landscape is drawn from. */
export interface Landscape {
  seed: string;
  /** Words that name the place: they choose the mountains behind. */
  place: string;
  season: Season;
  mood: Mood;
  light: Light;
  ground: Ground;
  ridge: WalkRidge;
  /** Highest point in meters. */
  highest: number;
  /** Leaves room for a lake before the ridge. */
  hasLake: boolean;
}

/** A landscape while it is drawn: what is put into it finds its place here. */
export interface Scene extends Landscape {
  random: Random;
  /** Across the picture: the side of the sky without the sun, and the lowest part of the ridge. */
  openSkyX: number;
  waterX: number;
  /** The slope in front of the ridge. */
  slope: Curve;
  /** A near thing's color in this light. */
  tone: (color: string) => string;
}

/** Strips of SVG text that go between the layers. */
export interface Additions {
  inSky?: string;
  onRidge?: string;
  onSlope?: string;
  inFront?: string;
}
