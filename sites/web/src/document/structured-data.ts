import type { Trek, TrekAddress } from '@trek/ui/api';
import { touristTrip } from '@trek/ui/internal/trek-metadata';
import { unstable_serialize } from 'swr';
import { COMPANY } from '../content/company.ts';
import { SITE_NAME } from '../content/site-name.ts';
import { dataKeys } from '../data/keys.ts';
import type { PageState } from '../data/page-state.ts';
import type { PlaceSubject } from '../data/place-subject.ts';
import type { PostSubject } from '../data/post-subject.ts';
import type { PageHead } from './page-head.tsx';

/** Structured data for search engines, on the server only. Vocabulary: https://schema.org */
type Subject = (state: PageState, slug: string) => object[];

/** JSON-LD of a page, from the data it was rendered from. Everything in it is also visible on the page. */
export function structuredData(
  path: string,
  params: Record<string, string>,
  state: PageState,
  head: PageHead,
): object[] {
  const describe = subjectOf(path) ?? ((): object[] => pageData(state, head));
  return describe(state, params.slug ?? '').map((data) => ({ '@context': 'https://schema.org', ...data }));
}

/** A page of text only has breadcrumbs. */
function pageData({ publicUrl }: PageState, { title, canonicalPath, isPersonal }: PageHead): object[] {
  return canonicalPath === undefined || isPersonal
    ? []
    : [breadcrumbs(publicUrl, [{ name: title, path: canonicalPath }])];
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
  treks(state, slug) {
    const { publicUrl } = state;
    const crumbs = [{ name: 'Treks & tours', path: '/treks' }];
    if (slug === '') return [breadcrumbs(publicUrl, crumbs)];
    const { trek, path } = trekOf(state, slug);
    if (!trek) return [];
    return [
      breadcrumbs(publicUrl, [...crumbs, { name: trek.title, path }]),
      touristTrip(trek, publicUrl + path, company(publicUrl)),
    ];
  },
  blog(state, slug) {
    const { publicUrl } = state;
    const crumbs = [{ name: 'Blog', path: '/blog' }];
    const subject = state.fallback[unstable_serialize(dataKeys.post(slug))] as PostSubject | null | undefined;
    if (!subject) return slug === '' ? [breadcrumbs(publicUrl, crumbs)] : [];
    return [
      breadcrumbs(publicUrl, [...crumbs, { name: subject.post.title, path: `/blog/${subject.post.slug}` }]),
      blogPosting(subject, publicUrl),
    ];
  },
  country: (state, slug) => placeData(state, 'country', slug),
  region: (state, slug) => placeData(state, 'region', slug),
};

function placeData(state: PageState, kind: 'country' | 'region', slug: string): object[] {
  const subject = state.fallback[unstable_serialize(dataKeys.place(kind, slug))] as PlaceSubject | null | undefined;
  if (!subject) return [];
  const { place, treks } = subject;
  return [
    breadcrumbs(state.publicUrl, [
      { name: 'Treks & tours', path: '/treks' },
      { name: place.name, path: `/${kind}/${place.slug}` },
    ]),
    {
      '@type': 'ItemList',
      name: place.name,
      itemListElement: treks.map((trek, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${state.publicUrl}/treks/${trek.slug}`,
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

function blogPosting({ post }: PostSubject, publicUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription || post.title,
    url: `${publicUrl}/blog/${post.slug}`,
    image: new URL(post.image, publicUrl).href,
    ...(post.createdAt && { datePublished: post.createdAt }),
    ...(post.authorName && { author: { '@type': 'Person', name: post.authorName } }),
    publisher: company(publicUrl),
  };
}

function breadcrumbs(publicUrl: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: SITE_NAME, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
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
