import { type LazyModule, lazyModule } from '@trek/ui/internal/lazy';
import type { TagName } from './attributes.ts';
import type { ElementView } from './view.ts';

/** The view of each tag in a chunk of its own, so a page loads only the tags it uses. */
export const VIEWS: Record<Exclude<TagName, 'trek-context'>, LazyModule<{ View: ElementView }>> = {
  'trek-list': lazyModule(() => import('./views/list.tsx')),
  'trek-offer': lazyModule(() => import('./views/offer.tsx')),
  'trek-page': lazyModule(() => import('./views/page.tsx')),
  'trek-booking': lazyModule(() => import('./views/booking.tsx')),
  'trek-book-button': lazyModule(() => import('./views/book-button.tsx')),
  'trek-account': lazyModule(() => import('./views/account.tsx')),
};
