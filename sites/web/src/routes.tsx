import { lazyModule } from '@trek/ui/late';
import { GOOGLE_RETURN_PATH } from './account/google-return.ts';
import type { PageDataName } from './data/page-data.ts';
import type { PageQueryName } from './routing/page-query.ts';
import type { PageModule } from './routing/shown-page.ts';

export interface Route {
  /** Path pattern of wouter; undefined: any path that no other route has. */
  path?: string;
  /** Source file of the page, by which the build's list names its script and style. */
  source: string;
  page: PageModule;
  /** What the server reads before it renders; left out: nothing. A name, for the browser needs no reader. */
  data?: PageDataName;
  /** True for pages that look the same to everybody: the server keeps their markup for a while. */
  isPublic: boolean;
  /** True for pages that the site map names: one address, open to everybody, worth finding. */
  isListed?: boolean;
  /** True where the address carries a key: it is told to nobody, and the answer is kept nowhere. */
  hasSecretAddress?: boolean;
  /** True where no subject stands behind the address. */
  isMissing?: boolean;
  /** The part of the query that the page's markup depends on; left out: none of it. */
  query?: PageQueryName;
}

/** A page of text: the same for everybody, and nothing to read before it is rendered. */
const infoPage = (path: string, source: string, page: PageModule): Route => ({
  path,
  source: `src/pages/info/${source}`,
  page,
  isPublic: true,
  isListed: true,
});

/** Every address of the site. */
export const routes: readonly Route[] = [
  {
    path: '/',
    source: 'src/pages/home-page.tsx',
    page: lazyModule(() => import('./pages/home-page.tsx')),
    data: 'home',
    isPublic: true,
    isListed: true,
  },
  {
    path: '/treks',
    source: 'src/pages/treks-page.tsx',
    page: lazyModule(() => import('./pages/treks-page.tsx')),
    data: 'listing',
    isPublic: true,
    isListed: true,
    query: 'listing',
  },
  {
    path: '/treks/:slug',
    source: 'src/pages/trek-page.tsx',
    page: lazyModule(() => import('./pages/trek-page.tsx')),
    data: 'trek',
    isPublic: true,
  },
  {
    path: '/country/:slug',
    source: 'src/pages/country-page.tsx',
    page: lazyModule(() => import('./pages/country-page.tsx')),
    data: 'country',
    isPublic: true,
  },
  {
    path: '/region/:slug',
    source: 'src/pages/region-page.tsx',
    page: lazyModule(() => import('./pages/region-page.tsx')),
    data: 'region',
    isPublic: true,
  },
  {
    path: '/blog',
    source: 'src/pages/blog-page.tsx',
    page: lazyModule(() => import('./pages/blog-page.tsx')),
    data: 'posts',
    isPublic: true,
    isListed: true,
  },
  {
    path: '/blog/:slug',
    source: 'src/pages/post-page.tsx',
    page: lazyModule(() => import('./pages/post-page.tsx')),
    data: 'post',
    isPublic: true,
  },
  infoPage(
    '/about',
    'about-page.tsx',
    lazyModule(() => import('./pages/info/about-page.tsx')),
  ),
  infoPage(
    '/nepal-visa',
    'visa-page.tsx',
    lazyModule(() => import('./pages/info/visa-page.tsx')),
  ),
  infoPage(
    '/equipment-checklist',
    'equipment-page.tsx',
    lazyModule(() => import('./pages/info/equipment-page.tsx')),
  ),
  infoPage(
    '/travel-insurance',
    'insurance-page.tsx',
    lazyModule(() => import('./pages/info/insurance-page.tsx')),
  ),
  infoPage(
    '/bank-details',
    'bank-page.tsx',
    lazyModule(() => import('./pages/info/bank-page.tsx')),
  ),
  infoPage(
    '/legal-documents',
    'legal-page.tsx',
    lazyModule(() => import('./pages/info/legal-page.tsx')),
  ),
  infoPage(
    '/faq',
    'faq-page.tsx',
    lazyModule(() => import('./pages/info/faq-page.tsx')),
  ),
  infoPage(
    '/reviews',
    'reviews-page.tsx',
    lazyModule(() => import('./pages/info/reviews-page.tsx')),
  ),
  infoPage(
    '/privacy-policy',
    'privacy-page.tsx',
    lazyModule(() => import('./pages/info/privacy-page.tsx')),
  ),
  infoPage(
    '/terms-conditions',
    'terms-page.tsx',
    lazyModule(() => import('./pages/info/terms-page.tsx')),
  ),
  {
    path: '/login',
    source: 'src/pages/login-page.tsx',
    page: lazyModule(() => import('./pages/login-page.tsx')),
    isPublic: true,
  },
  {
    path: '/signup',
    source: 'src/pages/signup-page.tsx',
    page: lazyModule(() => import('./pages/signup-page.tsx')),
    isPublic: true,
  },
  {
    path: '/forgot-password',
    source: 'src/pages/forgot-password-page.tsx',
    page: lazyModule(() => import('./pages/forgot-password-page.tsx')),
    isPublic: true,
  },
  {
    path: '/reset-password',
    source: 'src/pages/reset-password-page.tsx',
    page: lazyModule(() => import('./pages/reset-password-page.tsx')),
    isPublic: true,
    hasSecretAddress: true,
  },
  {
    path: '/confirm-email',
    source: 'src/pages/confirm-email-page.tsx',
    page: lazyModule(() => import('./pages/confirm-email-page.tsx')),
    isPublic: true,
    hasSecretAddress: true,
  },
  {
    path: GOOGLE_RETURN_PATH,
    source: 'src/pages/google-callback-page.tsx',
    page: lazyModule(() => import('./pages/google-callback-page.tsx')),
    isPublic: true,
    hasSecretAddress: true,
  },
  {
    path: '/contact',
    source: 'src/pages/contact-page.tsx',
    page: lazyModule(() => import('./pages/contact-page.tsx')),
    isPublic: true,
    query: 'contact',
  },
  {
    path: '/user-profile',
    source: 'src/pages/profile-page.tsx',
    page: lazyModule(() => import('./pages/profile-page.tsx')),
    isPublic: true,
  },
  {
    source: 'src/pages/not-found-page.tsx',
    page: lazyModule(() => import('./pages/not-found-page.tsx')),
    isMissing: true,
    // There are endless addresses without a page, and not one of them is worth keeping.
    isPublic: false,
  },
];
