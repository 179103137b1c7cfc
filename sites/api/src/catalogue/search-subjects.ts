import { placeSlug, type SearchIndex, titleSlug } from '@trek/ui/api';
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
        figures: figuresOf(trek),
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

/** The treks that are not offered, each with those that come nearest. Positions are those of {@link searchSubjects}. */
export function notOfferedTreks(treks: readonly TrekContent[]): SearchIndex['notOffered'] {
  const nearestOf = new Map<string, { names: string[]; near: { place: number; position: number }[] }>();
  treks.forEach(({ references }, position) => {
    for (const { names, place } of references?.nearTo ?? []) {
      const known = nearestOf.get(names.join()) ?? { names, near: [] };
      nearestOf.set(names.join(), known);
      known.near.push({ place, position });
    }
  });
  return [...nearestOf.values()].map(({ names, near }) => ({
    names,
    nearest: near.toSorted((one, other) => one.place - other.place).map(({ position }) => position),
  }));
}

const figuresOf = (trek: TrekContent): Subject['figures'] => ({
  ...{ difficulty: trek.difficulty, days: trek.durationDays, types: [...trek.trekTypes, ...trek.activities] },
  ...(trek.priceUsd !== undefined && { priceUsd: trek.priceUsd }),
  ...(trek.maxAltitudeMeters !== undefined && { maxAltitude: trek.maxAltitudeMeters }),
  ...(trek.season && { seasonMonths: trek.season.months }),
  ...(trek.groupSize.minSize > 1 && { minGroup: trek.groupSize.minSize }),
});

const placeNames = ({ startLocation, endLocation }: TrekContent['stages'][number]) => ({
  startLocation: startLocation ?? null,
  endLocation: endLocation ?? null,
});
