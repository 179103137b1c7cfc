import type { TrekEntity } from '../api/entities.ts';

/** What of a trek is in its picture. */
export type PicturedTrek = Pick<
  TrekEntity,
  'id' | 'title' | 'maxAltitude' | 'bestSeason' | 'activities' | 'trekTypes' | 'location' | 'itenaries' | 'country'
> & { region: { name: string } | null };
