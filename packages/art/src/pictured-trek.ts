import type { TrekEntity } from '@trek/ui/api';

/** What of a trek is in its picture. */
export type PicturedTrek = Pick<
  TrekEntity,
  'id' | 'title' | 'maxAltitude' | 'bestSeason' | 'activities' | 'trekTypes' | 'location' | 'itenaries' | 'country'
> & { region: { name: string } | null };
