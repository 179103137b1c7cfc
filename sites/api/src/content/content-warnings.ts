import { placeSlug, titleSlug } from '@trek/ui/api';
import { forbiddenInXml } from '@trek/ui/internal/xml-text';
import { JSDOM } from 'jsdom';
import { didYouMean } from '../core/did-you-mean.ts';
import { type CatalogueContent, isPublic } from './content-schema.ts';
import { gradeWarnings } from './grade-warnings.ts';
import { itineraryWarnings } from './itinerary-warnings.ts';
import { legWarnings } from './leg-warnings.ts';
import { postLosses } from './post-losses.ts';
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
    '/for-agencies',
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
    ...gradeWarnings(content.treks),
    ...seasonWarnings(content.treks),
    ...htmlWarnings(content),
    ...withdrawnRelations(content),
    ...postLosses(content.posts),
    ...signWarnings(content),
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

/** Links to pages that don't exist, and images without alternative text. */
function htmlWarnings(content: CatalogueContent): string[] {
  const pages = new Set([
    ...SITE_PAGES,
    ...content.treks
      .filter((trek) => isPublic(trek.content))
      .map(({ content: { title } }) => `/treks/${titleSlug(title)}`),
    ...content.regions.map(({ content: { name } }) => `/region/${placeSlug(name)}`),
    ...content.countries.map(({ content: { name } }) => `/country/${placeSlug(name)}`),
    ...content.posts
      .filter((post) => isPublic(post.content))
      .map(({ content: { metaTitle } }) => `/blog/${titleSlug(metaTitle)}`),
  ]);
  return content.posts.flatMap(({ slug, content: { content: blocks } }) =>
    blocks.flatMap((html, index) =>
      [...JSDOM.fragment(html).querySelectorAll('a, img')].flatMap((element) => {
        const place = `posts/${slug}.json: content.${index}`;
        if (element.localName === 'img') {
          const isDescribed = element.getAttribute('alt')?.trim();
          return isDescribed ? [] : [`${place}: an image has no alt text: describe what it shows`];
        }
        const [path = ''] = (element.getAttribute('href') ?? '').split(/[?#]/);
        if (!path.startsWith('/') || path.startsWith('//') || pages.has(path)) return [];
        return [`${place}: a link leads to ${path}, which does not exist on this site${didYouMean(path, pages)}`];
      }),
    ),
  );
}

/** Treks and posts that a post names, but no visitor will see. A draft may come. */
function withdrawnRelations({ treks, posts }: CatalogueContent): string[] {
  const withdrawnIn = (entries: readonly { slug: string; content: { status?: string | undefined } }[]) =>
    new Set(entries.filter(({ content }) => content.status === 'withdrawn').map(({ slug }) => slug));
  const withdrawn = { relatedTreks: withdrawnIn(treks), relatedPosts: withdrawnIn(posts) };
  return posts.flatMap(({ slug, content }) =>
    (['relatedTreks', 'relatedPosts'] as const).flatMap((field) =>
      (content[field] ?? []).flatMap((name, index) =>
        withdrawn[field].has(name)
          ? [`posts/${slug}.json: ${field}.${index}: "${name}" is withdrawn, so delete the name here`]
          : [],
      ),
    ),
  );
}

/** Signs that feeds and site maps may not hold. They are left out there. */
function signWarnings(content: CatalogueContent): string[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as CatalogueContent['treks']).flatMap(({ slug, content: fields }) =>
      Object.entries(fields).flatMap(([field, value]) =>
        forbiddenInXml(textOf(value)).map(
          (sign) => `${kind}/${slug}.json: ${field}: holds the sign ${sign}, which no feed may hold: delete it`,
        ),
      ),
    ),
  );
}

/** All texts of a value, one after another. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : '';
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
