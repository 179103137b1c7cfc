import type { GroundName } from './ground.ts';

/** How a country builds its villages. */
export type HouseStyle = 'slate' | 'flat' | 'timber' | 'brick' | 'bhutanese';

export function housesOf(country: string, place: string, ground: GroundName): HouseStyle {
  if (/kathmandu|bhaktapur|patan|newar/i.test(place)) return 'brick';
  if (ground === 'desert' || ground === 'plateau' || ground === 'ladakh') return 'flat';
  if (country.toLowerCase() === 'bhutan') return 'bhutanese';
  return country.toLowerCase() === 'india' ? 'timber' : 'slate';
}

interface Walls {
  wall: string;
  base: string;
  roof: string;
  trim: string;
  /** How far the roof rises over the walls, relative to their width; none: flat. */
  pitch: number;
}

export const STYLES: Readonly<Record<HouseStyle, Walls>> = {
  slate: { wall: '#f3ead9', base: '#b8663f', roof: '#6d7780', trim: '#5b3a32', pitch: 0.3 },
  flat: { wall: '#f5eee0', base: '#e6d3b8', roof: '#8a5a3c', trim: '#5b2f2a', pitch: 0 },
  timber: { wall: '#a87449', base: '#cdc2b2', roof: '#77705f', trim: '#5a3926', pitch: 0.42 },
  brick: { wall: '#b4613f', base: '#93492f', roof: '#6b4237', trim: '#3f2a22', pitch: 0.2 },
  bhutanese: { wall: '#f7f1e4', base: '#f7f1e4', roof: '#8c7f74', trim: '#8a4a2c', pitch: 0.24 },
};
