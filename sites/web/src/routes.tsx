import { lazyModule } from '@trek/ui/internal/lazy';
import { GOOGLE_RETURN_PATH } from './account/google-return.ts';
import { OFFICE_PATH } from './account/is-office-path.ts';
import type { CodeNeed } from './boot/code-need.ts';
import type { PageDataName } from './data/page-reads.ts';
import type { PageCode, PageModule } from './routing/page-component.ts';
import type { PageQueryName } from './routing/page-query.ts';

export interface Route {
  /** Path pattern for wouter; undefined: any other path. */
  path?: string;
  /** Source file of the page, which identifies its script and styles in the build manifest. */
  source: string;
  page: PageModule;
  /** Data that the page needs first; default: none. A name, so that the browser loads the readers late. */
  data?: PageDataName;
  /** When the page's code is needed; default: `soon`. */
  code?: CodeNeed;
  /**
   * Source files of late code that a first press on what is in sight needs: on a good line, it is fetched, not run, once
   * the page has been painted.
   */
  ahead?: readonly string[];
  /** True for pages that are the same for everyone: the server caches their markup. */
  isPublic: boolean;
  /** True for pages in the site map. */
  isListed?: boolean;
  /** True if the URL contains a key: it is not shared with anyone, and the response is not cached. */
  hasSecretAddress?: boolean;
  /** True for pages whose texts exist in English alone. */
  isInEnglish?: boolean;
  /** True if the address has no subject. */
  isMissing?: boolean;
  /** The part of the query that the markup depends on; default: none. */
  query?: PageQueryName;
}

/** The booking up to its dialog. */
const BOOKING = ['src/pages/trek-booking.tsx', '../../packages/ui/src/sales/booking/booking-controller.tsx'];

const pages = import.meta.glob<PageCode>('./pages/**/*-page.tsx');

/**
 * The page in a file of `src/pages`.
 * @throws Error if there is no such file
 */
function pageIn(file: string): Pick<Route, 'source' | 'page'> {
  const load = pages[`./pages/${file}`];
  if (!load) throw new Error(`There is no page src/pages/${file}.`);
  return { source: `src/pages/${file}`, page: lazyModule(load) };
}

/** A page of text: the same for everyone, without data. */
const infoPage = (path: string, file: string): Route => ({
  path,
  ...pageIn(`info/${file}`),
  isPublic: true,
  isListed: true,
  isInEnglish: true,
  code: 'on-interaction',
});

/** Every address of the site. */
export const routes: readonly Route[] = [
  {
    path: '/',
    ...pageIn('home-page.tsx'),
    data: 'home',
    isPublic: true,
    isListed: true,
  },
  {
    path: '/treks',
    ...pageIn('treks-page.tsx'),
    data: 'listing',
    isPublic: true,
    isListed: true,
    query: 'listing',
  },
  {
    path: '/treks/:slug',
    ...pageIn('trek-page.tsx'),
    data: 'trek',
    ahead: BOOKING,
    isPublic: true,
  },
  {
    path: '/compare',
    ...pageIn('compare-page.tsx'),
    data: 'compare',
    isPublic: true,
    query: 'compare',
  },
  {
    path: '/saved',
    ...pageIn('saved-page.tsx'),
    isPublic: true,
    code: 'at-once',
  },
  {
    path: '/country/:slug',
    ...pageIn('country-page.tsx'),
    data: 'country',
    isPublic: true,
  },
  {
    path: '/region/:slug',
    ...pageIn('region-page.tsx'),
    data: 'region',
    isPublic: true,
  },
  {
    path: '/blog',
    ...pageIn('blog-page.tsx'),
    data: 'posts',
    isPublic: true,
    isListed: true,
    isInEnglish: true,
  },
  {
    path: '/blog/:slug',
    ...pageIn('post-page.tsx'),
    data: 'post',
    isPublic: true,
    isInEnglish: true,
    code: 'on-interaction',
  },
  infoPage('/about', 'about-page.tsx'),
  infoPage('/nepal-visa', 'visa-page.tsx'),
  infoPage('/equipment-checklist', 'equipment-page.tsx'),
  infoPage('/travel-insurance', 'insurance-page.tsx'),
  infoPage('/bank-details', 'bank-page.tsx'),
  infoPage('/legal-documents', 'legal-page.tsx'),
  infoPage('/faq', 'faq-page.tsx'),
  infoPage('/reviews', 'reviews-page.tsx'),
  { ...infoPage('/for-agencies', 'for-agencies-page.tsx'), code: 'at-once' },
  infoPage('/privacy-policy', 'privacy-page.tsx'),
  infoPage('/terms-conditions', 'terms-page.tsx'),
  {
    path: '/login',
    ...pageIn('login-page.tsx'),
    isPublic: true,
    code: 'at-once',
  },
  {
    path: '/signup',
    ...pageIn('signup-page.tsx'),
    isPublic: true,
    code: 'at-once',
  },
  {
    path: '/forgot-password',
    ...pageIn('forgot-password-page.tsx'),
    isPublic: true,
    code: 'at-once',
  },
  {
    path: '/reset-password',
    ...pageIn('reset-password-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/confirm-email',
    ...pageIn('confirm-email-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/stop-mails',
    ...pageIn('stop-mails-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/invitation',
    ...pageIn('invitation-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/traveler',
    ...pageIn('traveler-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/write-review',
    ...pageIn('write-review-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: GOOGLE_RETURN_PATH,
    ...pageIn('google-callback-page.tsx'),
    isPublic: true,
    code: 'at-once',
    hasSecretAddress: true,
  },
  {
    path: '/contact',
    ...pageIn('contact-page.tsx'),
    isPublic: true,
    query: 'contact',
  },
  {
    path: '/user-profile',
    ...pageIn('profile-page.tsx'),
    isPublic: true,
    code: 'at-once',
  },
  {
    path: '/booking/:reference',
    ...pageIn('booking-page.tsx'),
    // Private to one visitor: the server knows nothing of it, and there is an address for every booking.
    isPublic: false,
    code: 'at-once',
  },
  {
    path: `${OFFICE_PATH}/*?`,
    ...pageIn('office-page.tsx'),
    // The same document for every visitor; there is an address for every booking.
    isPublic: false,
    code: 'at-once',
  },
  {
    ...pageIn('not-found-page.tsx'),
    data: 'missing',
    isMissing: true,
    // Addresses without a page are endless and not worth caching.
    isPublic: false,
    code: 'on-interaction',
  },
];
