/** A country or a region as the browser uses it; `country` is the region's own country, or empty. */
export interface Place {
  id: number | string;
  name: string;
  slug: string;
  description: string;
  image: string;
  country: string;
}

/** What a menu or a filter needs of a country or region. */
export type PlaceSummary = Omit<Place, 'description' | 'image'>;

/** A place without what only its own page shows. */
export function summarisePlace({ id, name, slug, country }: Place): PlaceSummary {
  return { id, name, slug, country };
}
