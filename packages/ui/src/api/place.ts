import type { Photo } from './photo.ts';

/** A country or a region as the browser uses it; `country` is the region's own country, or empty. */
export interface Place {
  id: number | string;
  name: string;
  slug: string;
  description: string;
  image: string;
  /** The same picture in sizes; left out: `image` is all there is. */
  photo?: Photo | undefined;
  country: string;
}

/** The facts of a country or region that a menu or a filter needs. */
export type PlaceSummary = Omit<Place, 'description' | 'image' | 'photo'>;

/** A place without what only its own page shows. */
export function summarizePlace({ id, name, slug, country }: Place): PlaceSummary {
  return { id, name, slug, country };
}
