import { placeSlug, titleSlug } from '@trek/ui/api';
import type { CatalogueContent, Entry, TrekContent } from './content-schema.ts';

/** What is wrong with files that are well-formed one by one: names, references, repeated ids, days. */
export function contentFaults({ countries, regions, treks, posts }: CatalogueContent): string[] {
  const countrySlugs = new Set(countries.map(({ slug }) => slug));
  const countryOfRegion = new Map(regions.map(({ slug, content }) => [slug, content.country]));
  return [
    ...commonFaults('countries', countries, 'name', ({ name }) => placeSlug(name)),
    ...commonFaults('regions', regions, 'name', ({ name }) => placeSlug(name)),
    ...commonFaults('treks', treks, 'title', ({ title }) => titleSlug(title)),
    ...commonFaults('posts', posts, 'metaTitle', ({ metaTitle }) => titleSlug(metaTitle)),
    ...regions
      .filter(({ content }) => !countrySlugs.has(content.country))
      .map(({ slug, content }) => `regions/${slug}.json: country: there is no country "${content.country}"`),
    ...otherNameFaults('regions', regions, ({ name }) => name),
    ...otherNameFaults('treks', treks, ({ title }) => title),
    ...treks.flatMap(({ slug, content }) =>
      trekFaults(content, countrySlugs, countryOfRegion).map((fault) => `treks/${slug}.json: ${fault}`),
    ),
  ];
}

function commonFaults<Content extends { id: number }>(
  folder: string,
  entries: readonly Entry<Content>[],
  named: string,
  slugOf: (content: Content) => string,
): string[] {
  const fileOfId = new Map<number, string>();
  return entries.flatMap(({ slug, content }) => {
    const file = `${folder}/${slug}.json`;
    const faults: string[] = [];
    if (slugOf(content) !== slug) faults.push(`${file}: ${named}: its file must be named ${slugOf(content)}.json`);
    const other = fileOfId.get(content.id);
    if (other) faults.push(`${file}: id: ${content.id} is taken by ${other}`);
    fileOfId.set(content.id, file);
    return faults;
  });
}

/** Another name is another one: neither its own name, nor told twice, nor what something else is called. */
function otherNameFaults<Content extends { alsoKnownAs?: string[] }>(
  folder: string,
  entries: readonly Entry<Content>[],
  nameOf: (content: Content) => string,
): string[] {
  const slugOfName = new Map(entries.map(({ slug, content }) => [nameOf(content).toLowerCase(), slug]));
  return entries.flatMap(({ slug, content: { alsoKnownAs = [] } }) =>
    alsoKnownAs.flatMap((name, position) => {
      const file = `${folder}/${slug}.json: alsoKnownAs: "${name}"`;
      const owner = slugOfName.get(name.toLowerCase());
      if (owner !== undefined)
        return [`${file} is ${owner === slug ? 'its own name' : `the name of ${folder}/${owner}.json`}`];
      const isRepeated = alsoKnownAs.slice(0, position).some((other) => other.toLowerCase() === name.toLowerCase());
      return isRepeated ? [`${file} stands there twice`] : [];
    }),
  );
}

function trekFaults(
  { country, region, createdAt, updatedAt, durationDays, stages }: TrekContent,
  countrySlugs: ReadonlySet<string>,
  countryOfRegion: ReadonlyMap<string, string>,
): string[] {
  const faults: string[] = [];
  if (!countrySlugs.has(country)) faults.push(`country: there is no country "${country}"`);
  if (region !== undefined && countryOfRegion.get(region) !== country) {
    faults.push(`region: there is no region "${region}" in "${country}"`);
  }
  if (stages.length !== durationDays || stages.some((stage, index) => stage.day !== index + 1)) {
    faults.push(`stages: must be the days 1 to ${durationDays}, each once and in order`);
  }
  if (updatedAt < createdAt) faults.push('updatedAt: must not be earlier than createdAt');
  return faults;
}
