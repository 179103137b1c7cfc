import { mix } from './color.ts';
import type { Season } from './season-light.ts';

/** The near ridge from its crest to the front of the picture, and what grows there. */
export interface Ground {
  crest: string;
  slope: string;
  middle: string;
  front: string;
  growth: 'pines' | 'terraces' | 'strata' | 'grass' | 'scree';
}

const GROUNDS = {
  hills: { crest: '#a3b569', slope: '#6f9a58', middle: '#4f8054', front: '#2f5c46', growth: 'terraces' },
  forest: { crest: '#86a070', slope: '#56825f', middle: '#3f6b54', front: '#264d41', growth: 'pines' },
  alpine: { crest: '#cdb27f', slope: '#94906e', middle: '#5f7567', front: '#345250', growth: 'scree' },
  desert: { crest: '#e0a96f', slope: '#c17c4c', middle: '#94553a', front: '#5f3a30', growth: 'strata' },
  jungle: { crest: '#c3c173', slope: '#8fa457', middle: '#5f8648', front: '#35603c', growth: 'grass' },
  pine: { crest: '#6f9a7b', slope: '#3f7561', middle: '#2d5c4e', front: '#1c4039', growth: 'pines' },
  plateau: { crest: '#e3bd79', slope: '#c79a55', middle: '#9f7443', front: '#6b4c34', growth: 'strata' },
  ladakh: { crest: '#d9bd98', slope: '#b48f70', middle: '#866a5c', front: '#564649', growth: 'strata' },
  deodar: { crest: '#a9bd74', slope: '#6a9465', middle: '#41715a', front: '#254b44', growth: 'pines' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

/** Not every trek that ends in Mustang is one through its desert. */
const DRY_NEPAL = /(^|upper |lower )mustang|dolpo|muktinath/i;
const DRY_INDIA = /ladakh|spiti|zanskar/i;
const HIGHEST_HILL_METERS = 3400;
const HIGHEST_FOREST_METERS = 4700;
const HIGHEST_JUNGLE_METERS = 900;

/** The kind of ground of a place. */
export function groundName(country: string, place: string, highestMeters: number): GroundName {
  switch (country.toLowerCase()) {
    case 'bhutan':
      return 'pine';
    case 'tibet':
      return 'plateau';
    case 'india':
      return DRY_INDIA.test(place) ? 'ladakh' : 'deodar';
    default:
      if (DRY_NEPAL.test(place)) return 'desert';
      if (/chitwan|terai/i.test(place) || highestMeters < HIGHEST_JUNGLE_METERS) return 'jungle';
      if (highestMeters < HIGHEST_HILL_METERS) return 'hills';
      return highestMeters < HIGHEST_FOREST_METERS ? 'forest' : 'alpine';
  }
}

const SEASON_COLOR: Readonly<Record<Season, readonly [color: string, share: number]>> = {
  Spring: ['#c9a3a0', 0.1],
  Summer: ['#c7b45c', 0.06],
  Monsoon: ['#3f9a5c', 0.2],
  Autumn: ['#d08b3c', 0.16],
  Winter: ['#e9f0f6', 0.62],
};

/** Winter below the snow: only a little paler. */
const SNOWLESS_WINTER: readonly [color: string, share: number] = ['#e6dfc4', 0.2];
/** In winter there is snow above this. */
export const WINTER_SNOW_METERS = 2800;

/** A kind of ground as it looks in a season, where the highest point is this high. */
export function seasonGround(name: GroundName, season: Season, highestMeters: number): Ground {
  const { crest, slope, middle, front, growth } = GROUNDS[name];
  const [color, share] =
    season === 'Winter' && highestMeters < WINTER_SNOW_METERS ? SNOWLESS_WINTER : SEASON_COLOR[season];
  return {
    crest: mix(crest, color, share),
    slope: mix(slope, color, share * 0.8),
    middle: mix(middle, color, share * 0.6),
    front: mix(front, color, share * 0.2),
    growth,
  };
}
