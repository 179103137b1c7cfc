import type { Place } from '../../api/place.ts';
import { placeSlug, spacedPart } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';

/** The country or region whose name has this slug. */
export function findPlace(places: readonly Place[], slug: string): Place | undefined {
  const wanted = placeSlug(spacedPart(slug));
  return wanted === '' ? undefined : places.find((place) => place.slug === wanted);
}

/** The treks of a country: those that name it by id or by name. */
export function treksOfCountry<Trek extends TrekSummary>(treks: readonly Trek[], country: Place): Trek[] {
  return treks.filter((trek) => isSame(trek.countryId, trek.country, country));
}

/** The treks of a region: those that name it by id or by name. */
export function treksOfRegion<Trek extends TrekSummary>(treks: readonly Trek[], region: Place): Trek[] {
  return treks.filter((trek) => isSame(trek.regionId, trek.region, region));
}

/** The cards that a place's page shows before the visitor asks for all. */
export const FIRST_TREKS = 12;

function isSame(id: number | string | null, name: string | null, place: Place): boolean {
  return (id !== null && String(id) === String(place.id)) || name?.trim().toLowerCase() === place.name.toLowerCase();
}
