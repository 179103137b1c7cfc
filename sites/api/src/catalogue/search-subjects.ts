import { placeSlug, titleSlug } from '@trek/ui/api';
import { placesOf, type Subject } from '@trek/ui/internal/search-index';
import type { CountryContent, PostContent, RegionContent, TrekContent } from '../content/content-schema.ts';

/** Everything that can be searched in the catalogue, with its terms. */
export function searchSubjects(catalogue: {
  treks: readonly TrekContent[];
  regions: readonly RegionContent[];
  posts: readonly PostContent[];
  countryOf: ReadonlyMap<string, CountryContent>;
}): Subject[] {
  const { treks, regions, posts, countryOf } = catalogue;
  const regionOf = new Map(regions.map((region) => [placeSlug(region.name), region]));
  const countryName = (slug: string) => countryOf.get(slug)?.name ?? '';
  return [
    ...treks.map((trek) => {
      const region = regionOf.get(trek.region ?? '');
      const { title, isPopular, alsoKnownAs = [], location, country, highlights, activities } = trek;
      return {
        ...{ kind: 'trek' as const, title, slug: titleSlug(title), isPopular, also: alsoKnownAs },
        where: [region?.name ?? location, countryName(country)],
        places: [...placesOf(trek.stages.map(placeNames)), location, ...(region?.alsoKnownAs ?? [])],
        facts: [...highlights, ...activities],
      };
    }),
    ...regions.map(({ name, country, isPopular, alsoKnownAs = [] }) => ({
      ...{ kind: 'region' as const, title: name, slug: placeSlug(name), isPopular, also: alsoKnownAs },
      ...{ where: [countryName(country)], places: [], facts: [] },
    })),
    ...posts.map(({ title, metaTitle, metaDescription }) => ({
      ...{ kind: 'post' as const, title, slug: titleSlug(metaTitle), isPopular: false, also: [] },
      ...{ where: [], places: [], facts: [metaTitle, metaDescription] },
    })),
  ];
}

const placeNames = ({ startLocation, endLocation }: TrekContent['stages'][number]) => ({
  startLocation: startLocation ?? null,
  endLocation: endLocation ?? null,
});
