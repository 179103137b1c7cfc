import { placeSlug, titleSlug } from '@trek/ui/api';
import type { CatalogueContent } from './content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { itineraryWarnings } from './itinerary-warnings.ts';
import { legWarnings } from './leg-warnings.ts';
import { seasonWarnings } from './season-warnings.ts';

/** Marks text that the operator still has to write. */
export const TODO_MARKER = 'TODO';

/** A daily price this many times above or below the country's median probably has a wrong digit. */
const UNUSUAL_TIMES = 5;
/** Shorter tours, such as flights or guided days, are priced differently. */
const LEAST_DAYS = 3;

/** The pages that every site has, whatever its catalogue. */
export const SITE_PAGES: readonly string[] = [
  ...[
    '/',
    '/treks',
    '/blog',
    '/compare',
    '/saved',
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

/** Content that is valid but probably wrong. Warnings don't keep the site from starting. */
export function contentWarnings(content: CatalogueContent): string[] {
  return [
    ...priceWarnings(content),
    ...itineraryWarnings(content.treks),
    ...legWarnings(content.treks),
    ...seasonWarnings(content.treks),
    ...htmlWarnings(content),
    ...unwrittenWarnings(content),
  ];
}

function priceWarnings({ treks }: CatalogueContent): string[] {
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
          `treks/${slug}.json: priceUsd: ${priceUsd} is $${aDay.toFixed(0)} a day, while $${usual.toFixed(0)} is usual in "${country}": is a digit wrong?`,
      );
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const TAG = /<(a|img)\b[^<>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Links to pages that don't exist, and images without alternative text. */
function htmlWarnings(content: CatalogueContent): string[] {
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
          return attribute(tag, 'alt')?.trim() ? [] : [`${place}: an image has no alt text: describe what it shows`];
        }
        const [path = ''] = (attribute(tag, 'href') ?? '').split(/[?#]/);
        if (!path.startsWith('/') || path.startsWith('//') || pages.has(path)) return [];
        return [`${place}: a link leads to ${path}, which does not exist on this site${didYouMean(path, pages)}`];
      }),
    ),
  );
}

/** Files that still contain the TODO marker. */
function unwrittenWarnings(content: CatalogueContent): string[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as CatalogueContent['treks']).flatMap(({ slug, content: fields }) =>
      Object.entries(fields)
        .filter(([, value]) => JSON.stringify(value)?.includes(TODO_MARKER))
        .map(([field]) => `${kind}/${slug}.json: ${field}: still contains ${TODO_MARKER}`),
    ),
  );
}
