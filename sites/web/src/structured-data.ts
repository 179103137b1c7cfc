import type { Trek } from '@trek/ui/api';
import { unstable_serialize } from 'swr';
import { COMPANY } from './company.ts';
import { dataKeys } from './data/keys.ts';
import type { PlaceSubject, PostSubject } from './data/subjects.ts';
import { SITE_NAME } from './page-head.tsx';
import type { PageState } from './page-state.ts';

/** What a page tells search engines of itself, for the server alone. Vocabulary: https://schema.org */
type Subject = (state: PageState, slug: string) => object[];

/** JSON-LD of a page, from the data that it was rendered from. Everything in it stands on the page as well. */
export function structuredData(path: string, params: Record<string, string>, state: PageState): object[] {
  const describe = subjectOf(path);
  return (describe?.(state, params.slug ?? '') ?? []).map((data) => ({ '@context': 'https://schema.org', ...data }));
}

function subjectOf(path: string): Subject | undefined {
  if (path === '/') return home;
  const room = path.split('/')[1] ?? '';
  // Any word may stand in an address, those that every object answers to among them.
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
    const trek = slug === '' ? undefined : trekOf(state, slug);
    if (!trek) return slug === '' ? [breadcrumbs(publicUrl, crumbs)] : [];
    return [
      breadcrumbs(publicUrl, [...crumbs, { name: trek.title, path: `/treks/${trek.slug}` }]),
      touristTrip(trek, publicUrl),
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

function trekOf({ fallback }: PageState, slug: string): Trek | undefined {
  const id = fallback[unstable_serialize(dataKeys.trekId(slug))];
  return id === undefined ? undefined : (fallback[unstable_serialize(dataKeys.trek(String(id)))] as Trek | undefined);
}

/** No rating: the one that pages show is not made of reviews. No offer where the price is given on request. */
function touristTrip(trek: Trek, publicUrl: string): object {
  const url = `${publicUrl}/treks/${trek.slug}`;
  return {
    '@type': 'TouristTrip',
    name: trek.title,
    description: trek.metaDescription || trek.description,
    url,
    image: trek.images.map((image) => new URL(image, publicUrl).href),
    touristType: trek.activities,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: trek.itinerary.map((day, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: day.title,
      })),
    },
    provider: company(publicUrl),
    ...(trek.priceUsd > 0 && {
      offers: { '@type': 'Offer', price: trek.priceUsd, priceCurrency: 'USD', url },
    }),
  };
}

function blogPosting({ post }: PostSubject, publicUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    url: `${publicUrl}/blog/${post.slug}`,
    image: new URL(post.image, publicUrl).href,
    datePublished: post.createdAt,
    author: { '@type': 'Person', name: post.authorName },
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
