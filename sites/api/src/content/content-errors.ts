import { placeSlug, titleSlug } from '@trek/ui/api';
import { isPartnerId } from '@trek/ui/internal/seller';
import { didYouMean } from '../core/did-you-mean.ts';
import type { FileError } from './content-fault.ts';
import type { CatalogueContent, ContentEntry, TrekContent } from './content-schema.ts';

/** Slugs of the files that could not be read. */
type Unread = Readonly<Record<'countries' | 'regions', ReadonlySet<string>>> & {
  treks?: ReadonlySet<string>;
  posts?: ReadonlySet<string>;
};

/**
 * Errors across files that are valid by themselves: names, references, repeated ids, days.
 * @param unread files that exist but could not be read; references to them are not reported
 */
export function contentErrors(
  { countries, regions, treks, posts, partners }: CatalogueContent,
  unread: Unread = { countries: new Set(), regions: new Set() },
): FileError[] {
  const countrySlugs = new Set([...countries.map(({ slug }) => slug), ...unread.countries]);
  const countryOfRegion = new Map(regions.map(({ slug, content }) => [slug, content.country]));
  return [
    ...commonErrors('countries', countries, 'name', ({ name }) => placeSlug(name)),
    ...commonErrors('regions', regions, 'name', ({ name }) => placeSlug(name)),
    ...commonErrors('treks', treks, 'title', ({ title }) => titleSlug(title)),
    ...commonErrors('posts', posts, 'metaTitle', ({ metaTitle }) => titleSlug(metaTitle)),
    ...regions
      .filter(({ content }) => !countrySlugs.has(content.country))
      .map(({ slug, content: { country } }) => ({
        file: `regions/${slug}.json`,
        text: `country: there is no country "${country}"${didYouMean(country, countrySlugs)}`,
      })),
    ...otherNameErrors('regions', regions, ({ name }) => name),
    ...otherNameErrors('treks', treks, ({ title }) => title),
    ...relationErrors(posts, treks, unread),
    ...treks.flatMap(({ slug, content }) =>
      trekErrors(content, countrySlugs, countryOfRegion, unread.regions).map((text) => ({
        file: `treks/${slug}.json`,
        text,
      })),
    ),
    ...partnerErrors(partners),
  ];
}

/** A partner is known by its file, and by where its pages are: no origin can be of two. */
function partnerErrors(partners: CatalogueContent['partners']): FileError[] {
  const fileOfOrigin = new Map<string, string>();
  return partners.flatMap(({ slug, content: { id = slug, origins, active } }) => {
    const file = `partners/${slug}.json`;
    const errors: FileError[] = [];
    if (!isPartnerId(slug))
      errors.push({ file, text: 'file: name it in lower-case letters, digits and hyphens, such as alpine-tours.json' });
    if (id !== slug) errors.push({ file, text: `id: must be "${slug}", the name of its file, or be left out` });
    if (!active) return errors;
    for (const [index, origin] of origins.entries()) {
      const other = fileOfOrigin.get(origin);
      fileOfOrigin.set(origin, file);
      if (!other || other === file) continue;
      const taken = (by: string) => `origins: "${origin}" is an origin of ${by}, which is active, too`;
      errors.push({
        ...{ file, text: taken(other).replace('origins', `origins.${index}`) },
        conflict: { file: other, text: taken(file) },
      });
    }
    return errors;
  });
}

/** A trek that is off offer, but has bookings. */
export interface FormerTrek {
  id: number;
  slug: string;
  createdAt: string;
}

/**
 * New treks with the id of a former one, whose bookings they would take over. A trek that was renamed still has the day on
 * which it was created.
 */
export function formerIdErrors(treks: CatalogueContent['treks'], former: readonly FormerTrek[]): FileError[] {
  const slugs = new Set(treks.map(({ slug }) => slug));
  const highest = Math.max(0, ...[...treks.map(({ content }) => content), ...former].map(({ id }) => id));
  return treks.flatMap(({ slug, content: { id, createdAt } }) => {
    const owner = former.find((trek) => trek.id === id && !slugs.has(trek.slug) && trek.createdAt !== createdAt);
    const text = `id: ${id} is the one of bookings of "${owner?.slug}", which was withdrawn: write ${highest + 1}`;
    return owner ? [{ file: `treks/${slug}.json`, text }] : [];
  });
}

function commonErrors<Content extends { id: number }>(
  folder: string,
  entries: readonly ContentEntry<Content>[],
  named: string,
  slugOf: (content: Content) => string,
): FileError[] {
  const fileOfId = new Map<number, string>();
  return entries.flatMap(({ slug, content }) => {
    const file = `${folder}/${slug}.json`;
    const errors: FileError[] = [];
    if (slugOf(content) !== slug)
      errors.push({ file, text: `${named}: its file must be named ${slugOf(content)}.json` });
    const other = fileOfId.get(content.id);
    const taken = `id: ${content.id} is taken by`;
    if (other) errors.push({ file, text: `${taken} ${other}`, conflict: { file: other, text: `${taken} ${file}` } });
    fileOfId.set(content.id, file);
    return errors;
  });
}

/** An alias must differ from the title and from every other name and alias. */
function otherNameErrors<Content extends { alsoKnownAs?: string[] }>(
  folder: string,
  entries: readonly ContentEntry<Content>[],
  nameOf: (content: Content) => string,
): FileError[] {
  const slugOfName = new Map(entries.map(({ slug, content }) => [nameOf(content).toLowerCase(), slug]));
  return entries.flatMap(({ slug, content: { alsoKnownAs = [] } }) =>
    alsoKnownAs.flatMap((name, position) => {
      const file = `${folder}/${slug}.json`;
      const field = `alsoKnownAs: "${name}"`;
      const owner = slugOfName.get(name.toLowerCase());
      if (owner === slug) return [{ file, text: `${field} is its own name` }];
      if (owner !== undefined) {
        const other = `${folder}/${owner}.json`;
        const conflict = { file: other, text: `its name "${name}" is another name of ${file}` };
        return [{ file, text: `${field} is the name of ${other}`, conflict }];
      }
      const isRepeated = alsoKnownAs.slice(0, position).some((other) => other.toLowerCase() === name.toLowerCase());
      return isRepeated ? [{ file, text: `${field} is listed twice` }] : [];
    }),
  );
}

/** Posts refer to treks and to other posts. */
function relationErrors(
  posts: CatalogueContent['posts'],
  treks: CatalogueContent['treks'],
  unread: { treks?: ReadonlySet<string>; posts?: ReadonlySet<string> },
): FileError[] {
  const known = {
    relatedTreks: new Set([...treks.map(({ slug }) => slug), ...(unread.treks ?? [])]),
    relatedPosts: new Set([...posts.map(({ slug }) => slug), ...(unread.posts ?? [])]),
  };
  return posts.flatMap(({ slug, content }) =>
    (['relatedTreks', 'relatedPosts'] as const).flatMap((field) =>
      (content[field] ?? []).flatMap((name, index) => {
        const file = `posts/${slug}.json`;
        const place = `${field}.${index}`;
        if (name === slug) return [{ file, text: `${place}: is the post itself` }];
        if (known[field].has(name)) return [];
        const hint = didYouMean(name, known[field]);
        const gone = `: ${field === 'relatedTreks' ? 'treks' : 'posts'}/${name}.json is gone, so delete the name here`;
        return [{ file, text: `${place}: there is no "${name}"${hint || gone}`, isDangling: true }];
      }),
    ),
  );
}

function trekErrors(
  { country, region, createdAt, updatedAt, durationDays, maxAltitudeMeters, stages }: TrekContent,
  countrySlugs: ReadonlySet<string>,
  countryOfRegion: ReadonlyMap<string, string>,
  unreadRegions: ReadonlySet<string>,
): string[] {
  const errors: string[] = [];
  if (!countrySlugs.has(country))
    errors.push(`country: there is no country "${country}"${didYouMean(country, countrySlugs)}`);
  if (region !== undefined && !unreadRegions.has(region) && countryOfRegion.get(region) !== country) {
    const inCountry = [...countryOfRegion].flatMap(([slug, itsCountry]) => (itsCountry === country ? [slug] : []));
    errors.push(`region: there is no region "${region}" in "${country}"${didYouMean(region, inCountry)}`);
  }
  if (stages.length !== durationDays || stages.some((stage, index) => stage.day !== index + 1)) {
    errors.push(`stages: must be the days 1 to ${durationDays}, each once and in order`);
  }
  const tooHigh = stages.findIndex(({ altitudeMeters = 0 }) => altitudeMeters > (maxAltitudeMeters ?? altitudeMeters));
  if (tooHigh >= 0) {
    const fault = `${stages[tooHigh]?.altitudeMeters} is above the trek's maxAltitudeMeters, ${maxAltitudeMeters}`;
    errors.push(`stages.${tooHigh}.altitudeMeters: ${fault}: one of the two is wrong`);
  }
  if (updatedAt < createdAt) errors.push('updatedAt: must not be earlier than createdAt');
  return errors;
}
