import { readListingQuery, writeListingQuery } from '@trek/ui/catalogue/listing-query';
import { contactQuery } from './contact-query.ts';
import { loadHome, loadListing, loadNothing, loadTrek, type PageLoader } from './data/page-data.ts';
import { GOOGLE_RETURN_PATH } from './google-return.ts';
import type { PageProps } from './page-props.ts';
import { type PreloadablePage, preloadable } from './preloadable.tsx';

export interface Route {
  /** Path pattern of wouter; undefined: any path that no other route has. */
  path?: string;
  /** Source file of the page, by which the build's list names its script and style. */
  source: string;
  page: PreloadablePage<PageProps>;
  /** What the server reads before it renders. */
  load: PageLoader;
  /** True for pages that look the same to everybody: the server keeps their markup for a while. */
  isPublic: boolean;
  /** True where the address carries a key: it is told to nobody, and the answer is kept nowhere. */
  hasSecretAddress?: boolean;
  /** The part of the query that the page's markup depends on, in one true form; left out: none of it. */
  query?: (search: string) => string;
}

/** Every address of the site. */
export const routes: readonly Route[] = [
  {
    path: '/',
    source: 'src/pages/home-page.tsx',
    page: preloadable(() => import('./pages/home-page.tsx')),
    load: loadHome,
    isPublic: true,
  },
  {
    path: '/treks',
    source: 'src/pages/treks-page.tsx',
    page: preloadable(() => import('./pages/treks-page.tsx')),
    load: loadListing,
    isPublic: true,
    query: (search) => writeListingQuery(readListingQuery(new URLSearchParams(search))).toString(),
  },
  {
    path: '/treks/:slug',
    source: 'src/pages/trek-page.tsx',
    page: preloadable(() => import('./pages/trek-page.tsx')),
    load: loadTrek,
    isPublic: true,
  },
  {
    path: '/login',
    source: 'src/pages/login-page.tsx',
    page: preloadable(() => import('./pages/login-page.tsx')),
    load: loadNothing,
    isPublic: true,
  },
  {
    path: '/signup',
    source: 'src/pages/signup-page.tsx',
    page: preloadable(() => import('./pages/signup-page.tsx')),
    load: loadNothing,
    isPublic: true,
  },
  {
    path: '/forgot-password',
    source: 'src/pages/forgot-password-page.tsx',
    page: preloadable(() => import('./pages/forgot-password-page.tsx')),
    load: loadNothing,
    isPublic: true,
  },
  {
    path: '/reset-password',
    source: 'src/pages/reset-password-page.tsx',
    page: preloadable(() => import('./pages/reset-password-page.tsx')),
    load: loadNothing,
    isPublic: true,
    hasSecretAddress: true,
  },
  {
    path: GOOGLE_RETURN_PATH,
    source: 'src/pages/google-callback-page.tsx',
    page: preloadable(() => import('./pages/google-callback-page.tsx')),
    load: loadNothing,
    isPublic: true,
    hasSecretAddress: true,
  },
  {
    path: '/contact',
    source: 'src/pages/contact-page.tsx',
    page: preloadable(() => import('./pages/contact-page.tsx')),
    load: loadNothing,
    isPublic: true,
    query: contactQuery,
  },
  {
    path: '/user-profile',
    source: 'src/pages/profile-page.tsx',
    page: preloadable(() => import('./pages/profile-page.tsx')),
    load: loadNothing,
    isPublic: true,
  },
  {
    source: 'src/pages/not-found-page.tsx',
    page: preloadable(() => import('./pages/not-found-page.tsx')),
    load: async (api, params) => ({ ...(await loadNothing(api, params)), isFound: false }),
    // There are endless addresses without a page, and not one of them is worth keeping.
    isPublic: false,
  },
];
