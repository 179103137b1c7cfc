import type { ApiClient, TrekSummary } from '@trek/ui/api';
import { findPlace, treksOfCountry, treksOfRegion } from '@trek/ui/internal/place-page/rules';

/** A country or region, as its page shows it. */
export type PlaceSubject = { place: NonNullable<ReturnType<typeof findPlace>>; treks: TrekSummary[] };

/** The country of a slug with its treks; null: there is none. */
export async function readCountry(api: ApiClient, slug: string): Promise<PlaceSubject | null> {
  const [countries, treks] = await Promise.all([api.listCountries(), api.listTrekSummaries()]);
  const place = findPlace(countries, slug);
  return place ? { place, treks: treksOfCountry(treks, place) } : null;
}

/** The region of a slug with its treks; null: there is none. */
export async function readRegion(api: ApiClient, slug: string): Promise<PlaceSubject | null> {
  const [regions, treks] = await Promise.all([api.listRegions(), api.listTrekSummaries()]);
  const place = findPlace(regions, slug);
  return place ? { place, treks: treksOfRegion(treks, place) } : null;
}
