import type { CountryEntity, RegionEntity, TrekEntity } from '../api/entities.ts';
import type { SearchIndex } from '../api/search-index.ts';

/** The first of each id. */
const eachOnce = <Place extends { id: number }>(places: Place[]): Place[] => [
  ...new Map(places.map((place) => [place.id, place])).values(),
];

/** The countries that the treks go to. */
export const countriesOf = (treks: readonly TrekEntity[]): CountryEntity[] =>
  eachOnce(
    treks.map(({ country: { id, name } }) => ({
      ...{ id, name, description: `Treks in ${name}.`, image: `${name.toLowerCase()}.jpg` },
    })),
  );

/** The regions that the treks go to. */
export const regionsOf = (treks: readonly TrekEntity[]): RegionEntity[] =>
  eachOnce(treks.flatMap(({ region }) => region ?? []));

/** The treks by their titles and places. */
export function searchIndexOf(treks: readonly TrekEntity[]): SearchIndex {
  const placesOf = ({ region, country }: TrekEntity) => [...(region ? [region.name] : []), country.name];
  const names = [...new Set(treks.flatMap(placesOf))];
  const subjects = treks.map((trek) => ({
    ...{ kind: 'trek' as const, title: trek.title, isPopular: trek.isPopular },
    where: placesOf(trek).map((name) => names.indexOf(name)),
  }));
  return { names, subjects };
}
