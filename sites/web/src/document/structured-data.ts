import type { Trek, TrekAddress } from '@trek/ui/api';
import { touristTrip } from '@trek/ui/internal/trek-metadata';
import { unstable_serialize } from 'swr';
import { COMPANY } from '../content/company.ts';
import { SITE_NAME } from '../content/site-name.ts';
import { dataKeys } from '../data/keys.ts';
import type { PageState } from '../data/page-state.ts';
import type { PlaceSubject } from '../data/place-subject.ts';
import type { PostSubject } from '../data/post-subject.ts';
import { pathIn } from './page-addresses.ts';
import type { PageHead } from './page-head.tsx';

/** Structured data for search engines, on the server only. Vocabulary: https://schema.org */
type Subject = (page: Page, slug: string) => object[];

interface Page extends PageState {
  /** The address of a page, in the language that this one's canonical address is of. */
  addressOf: (path: string) => string;
}

/** JSON-LD of a page, from the data it was rendered from. Everything in it is also visible on the page. */
export function structuredData(
  path: string,
  params: Record<string, string>,
  state: PageState,
  head: PageHead,
): object[] {
  const describe = subjectOf(path) ?? ((page: Page): object[] => pageData(page, head));
  const addressOf = (to: string) => state.publicUrl + pathIn(head, to, state.language);
  return describe({ ...state, addressOf }, params.slug ?? '').map((data) => ({
    '@context': 'https://schema.org',
    ...data,
  }));
}

/** A page of text only has breadcrumbs. */
function pageData(page: Page, { title, canonicalPath, isPersonal }: PageHead): object[] {
  return canonicalPath === undefined || isPersonal ? [] : [breadcrumbs(page, [{ name: title, path: canonicalPath }])];
}

function subjectOf(path: string): Subject | undefined {
  if (path === '/') return home;
  const room = path.split('/')[1] ?? '';
  // An address may contain any word, including the names of built-in properties.
  return Object.hasOwn(SUBJECTS, room) ? SUBJECTS[room] : undefined;
}

const home: Subject = ({ publicUrl }) => [
  company(publicUrl),
  { '@type': 'WebSite', name: SITE_NAME, url: `${publicUrl}/` },
];

const SUBJECTS: Record<string, Subject> = {
  treks(page, slug) {
    const crumbs = [{ name: 'Treks & tours', path: '/treks' }];
    if (slug === '') return [breadcrumbs(page, crumbs)];
    const { trek, path } = trekOf(page, slug);
    if (!trek) return [];
    return [
      breadcrumbs(page, [...crumbs, { name: trek.title, path }]),
      touristTrip(trek, page.addressOf(path), company(page.publicUrl)),
    ];
  },
  blog(page, slug) {
    const crumbs = [{ name: 'Blog', path: '/blog' }];
    const subject = page.fallback[unstable_serialize(dataKeys.post(slug))] as PostSubject | null | undefined;
    if (!subject) return slug === '' ? [breadcrumbs(page, crumbs)] : [];
    return [
      breadcrumbs(page, [...crumbs, { name: subject.post.title, path: `/blog/${subject.post.slug}` }]),
      blogPosting(subject, page),
    ];
  },
  country: (page, slug) => placeData(page, 'country', slug),
  region: (page, slug) => placeData(page, 'region', slug),
};

function placeData(page: Page, kind: 'country' | 'region', slug: string): object[] {
  const subject = page.fallback[unstable_serialize(dataKeys.place(kind, slug))] as PlaceSubject | null | undefined;
  if (!subject) return [];
  const { place, treks } = subject;
  return [
    breadcrumbs(page, [
      { name: 'Treks & tours', path: '/treks' },
      { name: place.name, path: `/${kind}/${place.slug}` },
    ]),
    {
      '@type': 'ItemList',
      name: place.name,
      itemListElement: treks.map((trek, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: page.addressOf(`/treks/${trek.slug}`),
      })),
    },
  ];
}

function trekOf({ fallback }: PageState, slug: string): { trek: Trek | undefined; path: string } {
  const address = fallback[unstable_serialize(dataKeys.trekAddress(slug))] as TrekAddress | undefined;
  return {
    trek: address && (fallback[unstable_serialize(dataKeys.trek(address.id))] as Trek | undefined),
    path: `/treks/${address?.segment ?? slug}`,
  };
}

function blogPosting({ post }: PostSubject, { publicUrl, addressOf }: Page): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription || post.title,
    url: addressOf(`/blog/${post.slug}`),
    image: new URL(post.image, publicUrl).href,
    ...(post.createdAt && { datePublished: post.createdAt }),
    ...(post.authorName && { author: { '@type': 'Person', name: post.authorName } }),
    publisher: company(publicUrl),
  };
}

function breadcrumbs({ addressOf }: Page, steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: SITE_NAME, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

function company(publicUrl: string): object {
  const { lines, phones, emails } = COMPANY.offices.nepal;
  return {
    '@type': 'TravelAgency',
    name: SITE_NAME,
    url: `${publicUrl}/`,
    address: { '@type': 'PostalAddress', streetAddress: lines.join(', '), addressCountry: 'NP' },
    telephone: phones[0],
    email: emails[0],
  };
}
