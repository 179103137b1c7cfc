import { placeSlug, titleSlug } from '@trek/ui/api';
import type { CatalogueContent, TrekContent } from './content-schema.ts';
import { didYouMean } from './near-miss.ts';

/** What stands where the operator has still to write. */
export const TO_WRITE = 'TODO';

/** A price for a day that is so many times another country's usual one has most likely a digit too many, or too few. */
const UNUSUAL_TIMES = 5;
/** Shorter tours have prices of their own kind: a flight, a day with a guide. */
const LEAST_DAYS = 3;
/** Nobody climbs more in a day, and no flight of a trek does. */
const MOST_CLIMB_METERS = 3000;

/** Pages that each site has, whatever its catalogue holds. */
export const SITE_PAGES: readonly string[] = [
  ...[
    '/',
    '/treks',
    '/blog',
    '/contact',
    '/about',
    '/faq',
    '/reviews',
    '/login',
    '/signup',
    '/forgot-password',
    '/user-profile',
  ],
  ...['/nepal-visa', '/equipment-checklist', '/travel-insurance', '/bank-details'],
  ...['/privacy-policy', '/terms-conditions', '/legal-documents'],
];

/** What is well-formed, and is most likely wrong all the same: nothing of it keeps the site from starting. */
export function contentDoubts(content: CatalogueContent): string[] {
  return [
    ...priceDoubts(content),
    ...content.treks.flatMap(({ slug, content: trek }) =>
      itineraryDoubts(trek).map((doubt) => `treks/${slug}.json: ${doubt}`),
    ),
    ...htmlDoubts(content),
    ...unwrittenDoubts(content),
  ];
}

function priceDoubts({ treks }: CatalogueContent): string[] {
  const priced = treks.flatMap(({ slug, content: { country, priceUsd, durationDays } }) =>
    priceUsd === undefined || durationDays < LEAST_DAYS
      ? []
      : [{ slug, country, priceUsd, aDay: priceUsd / durationDays }],
  );
  return [...Map.groupBy(priced, ({ country }) => country).values()].flatMap((inCountry) => {
    const usual = medianOf(inCountry.map(({ aDay }) => aDay));
    return inCountry
      .filter(({ aDay }) => aDay > usual * UNUSUAL_TIMES || aDay < usual / UNUSUAL_TIMES)
      .map(
        ({ slug, priceUsd, aDay, country }) =>
          `treks/${slug}.json: priceUsd: ${priceUsd} is $${aDay.toFixed(0)} a day, where $${usual.toFixed(0)} are usual in "${country}": is a digit wrong?`,
      );
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function itineraryDoubts({ stages }: TrekContent): string[] {
  return stages.flatMap(({ day, altitudeMeters }, index) => {
    const before = stages[index - 1]?.altitudeMeters;
    const climb = altitudeMeters !== undefined && before !== undefined ? altitudeMeters - before : 0;
    if (climb <= MOST_CLIMB_METERS) return [];
    return [`stages.${index}.altitudeMeters: day ${day} sleeps ${climb} m above the night before: is it right?`];
  });
}

const TAG = /<(a|img)\b[^<>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Links to pages that this site does not have, and pictures that say nothing to who does not see them. */
function htmlDoubts(content: CatalogueContent): string[] {
  const pages = new Set([
    ...SITE_PAGES,
    ...content.treks.map(({ content: { title } }) => `/treks/${titleSlug(title)}`),
    ...content.regions.map(({ content: { name } }) => `/region/${placeSlug(name)}`),
    ...content.countries.map(({ content: { name } }) => `/country/${placeSlug(name)}`),
    ...content.posts.map(({ content: { metaTitle } }) => `/blog/${titleSlug(metaTitle)}`),
  ]);
  return content.posts.flatMap(({ slug, content: { content: blocks } }) =>
    blocks.flatMap((html, index) =>
      [...html.matchAll(TAG)].flatMap(([tag, name]) => {
        const place = `posts/${slug}.json: content.${index}`;
        if (name?.toLowerCase() === 'img') {
          return attribute(tag, 'alt')?.trim() ? [] : [`${place}: a picture has no alt text: say what it shows`];
        }
        const [path = ''] = (attribute(tag, 'href') ?? '').split(/[?#]/);
        if (!path.startsWith('/') || path.startsWith('//') || pages.has(path)) return [];
        return [`${place}: a link leads to ${path}, which is no page of this site${didYouMean(path, pages)}`];
      }),
    ),
  );
}

/** Files that were begun, and not written. */
function unwrittenDoubts(content: CatalogueContent): string[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as CatalogueContent['treks']).flatMap(({ slug, content: fields }) =>
      Object.entries(fields)
        .filter(([, value]) => JSON.stringify(value)?.includes(TO_WRITE))
        .map(([field]) => `${kind}/${slug}.json: ${field}: still says ${TO_WRITE}`),
    ),
  );
}
