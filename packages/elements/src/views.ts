import type { TagName } from './attributes.ts';
import type { ElementView } from './view.ts';

/** The code of each tag that shows something, apart, so that a page loads what stands on it. */
export const VIEWS: Record<Exclude<TagName, 'trek-context'>, () => Promise<{ View: ElementView }>> = {
  'trek-list': () => import('./views/list.tsx'),
  'trek-offer': () => import('./views/offer.tsx'),
  'trek-page': () => import('./views/page.tsx'),
  'trek-booking': () => import('./views/booking.tsx'),
  'trek-book-button': () => import('./views/book-button.tsx'),
  'trek-account': () => import('./views/account.tsx'),
};
