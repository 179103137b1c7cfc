import { titleSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { countryQuery, type MenuData } from './menu-content.ts';

/** Regions in the menu of a country at most. */
const MAXIMUM_REGIONS = 10;
/** Treks in one group of a menu at most; its last link leads to all of them. */
const MAXIMUM_TREKS = 10;

/** A region or a category with its treks. */
export interface MenuGroup {
  id: string;
  label: string;
  /** Query of the listing that shows the whole group. */
  query: string;
  treks: TrekSummary[];
}

const isNamed = (name: string | null, wanted: string) => name?.toLowerCase() === wanted.toLowerCase();

/** A country's regions with their treks. A trek belongs to a region by its id, or by the region's name. */
export function regionGroups({ regions, treks }: MenuData, wanted: string): MenuGroup[] {
  return regions
    .filter(({ country }) => isNamed(country, wanted))
    .slice(0, MAXIMUM_REGIONS)
    .map(({ id, name }) => ({
      id: String(id),
      label: name,
      query: regionQuery(id),
      treks: treks
        .filter(
          ({ regionId, region }) => (regionId !== null && String(regionId) === String(id)) || isNamed(region, name),
        )
        .slice(0, MAXIMUM_TREKS),
    }));
}

/** The categories with the treks that carry them. @param nameOf a category's name in the page's language */
export function activityGroups(
  categories: readonly string[],
  treks: readonly TrekSummary[],
  nameOf: (category: string) => string,
): MenuGroup[] {
  return categories.map((category) => {
    const slug = titleSlug(category);
    return {
      id: slug,
      label: nameOf(category),
      query: new URLSearchParams({ activity: slug }).toString(),
      treks: treks
        .filter(({ activities }) => activities.some((activity) => titleSlug(activity) === slug))
        .slice(0, MAXIMUM_TREKS),
    };
  });
}

/**
 * The first treks of a country, or of a region that goes by its name, as Tibet does in some catalogues, and the query of
 * the listing that shows them all.
 */
export function countryGroup({ regions, treks }: MenuData, name: string): Pick<MenuGroup, 'query' | 'treks'> {
  const isCountry = treks.some(({ country }) => isNamed(country, name));
  const region = isCountry ? undefined : regions.find((place) => isNamed(place.name, name));
  return {
    query: region ? regionQuery(region.id) : countryQuery(name),
    treks: treks
      .filter(({ country, region }) => isNamed(country, name) || isNamed(region, name))
      .slice(0, MAXIMUM_TREKS),
  };
}

const regionQuery = (id: number | string) => new URLSearchParams({ region: String(id) }).toString();
