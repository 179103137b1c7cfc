import type { Curve } from './curve.ts';
import type { Point } from './drawing.ts';
import type { Ground } from './ground.ts';
import type { HouseStyle } from './house-styles.ts';
import type { Mountain } from './mountains/mountain.ts';
import type { Random } from './random.ts';
import type { Side } from './rock.ts';
import type { Accents, CompositionName } from './scenery.ts';
import type { Light, Mood, Season } from './season-light.ts';
import type { Stage, WalkRidge } from './walk-ridge.ts';

/** Size of a landscape. */
export const WIDTH = 1440;
export const HEIGHT = 1080;

/** A thing's place: its middle, its foot, and its size relative to the usual one. */
export interface Stand {
  x: number;
  foot: number;
  scale: number;
}

/** Everything a landscape is drawn from. */
export interface Landscape {
  seed: string;
  composition: CompositionName;
  /** The known mountain behind it. */
  mountain: Mountain | undefined;
  accents: Accents;
  season: Season;
  mood: Mood;
  light: Light;
  ground: Ground;
  houses: HouseStyle;
  /** The days of the walk. */
  stages: readonly Stage[];
  /** Highest point in meters. */
  highest: number;
}

/** A landscape while it is drawn: what is put into it finds its place here. */
export interface Scene extends Landscape {
  random: Random;
  lightFrom: Side;
  /** Mirrors half of the pictures: the place across for one that is written for the right. */
  across: (x: number) => number;
  ridge: WalkRidge;
  /** The slope in front of the ridge, and the front of the picture. */
  slope: Curve;
  front: Curve;
  /** Across the picture: the side of the sky without the sun, and the lowest part of the ridge. */
  openSkyX: number;
  waterX: number;
  /** The skyline of the mountains. */
  skyline: readonly Point[];
  /** A near thing's color in this light. */
  tone: (color: string) => string;
}

/** Strips of SVG text that go between the layers. */
export interface Additions {
  inSky: string;
  onRidge: string;
  onSlope: string;
  inFront: string;
}

/** A way to build a picture: the land in front of its mountains, and the places of things. */
export interface Composition {
  /** The mountain: its middle, foot and size. */
  mountain: Stand;
  /** The ridge of the walk: its foot, and how much of the usual height it rises. */
  walk: { foot: number; rise: number };
  /** The place of a building; none: on the ridge, where that is level. */
  building?: Stand;
  /** The place of a thing on the ground. */
  ground?: Stand;
  /** The place of bushes in bloom; none: at the front, on the freer side. */
  bloom?: Stand;
  /** The place of an aircraft. */
  sky?: Stand;
  /** Whether flags and walkers are on the ridge's summit. */
  hasCrest: boolean;
  /** Things that have no place in it. */
  without?: readonly string[];
  /** The sun's place across; none: beside the mountain. */
  discX?: number;
  draw: (scene: Scene, additions: Additions) => string;
}

/** A place of a composition as it is in this scene. */
export function mirrored({ x, foot, scale }: Stand, { across }: Pick<Scene, 'across'>): Stand {
  return { x: across(x), foot, scale };
}
