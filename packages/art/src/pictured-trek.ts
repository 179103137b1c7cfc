import type { TrekEntity } from '@trek/ui/api';

/** The facts of a trek that its picture shows. */
export type PicturedTrek = Pick<
  TrekEntity,
  | 'id'
  | 'title'
  | 'maxAltitude'
  | 'bestSeason'
  | 'activities'
  | 'trekTypes'
  | 'location'
  | 'itenaries'
  | 'country'
  | 'trekHighlight'
> & { region: { name: string } | null };
