import { lazyModule, lazyPart } from '@trek/ui/late';

const field = lazyModule(() => import('./header-search-field.ts'));

/** The search field of every page. Until somebody goes to it, it is a plain form. */
export const HeaderSearch = lazyPart(field, ({ TrekSearch }) => TrekSearch, { until: untilWanted });

/** Settles when the field has the focus; at once on the server, which sends the form. */
async function untilWanted(): Promise<void> {
  if (typeof window === 'undefined') return;
  const isInField = () => document.activeElement?.matches('[data-scope="trek-search"] *');
  if (isInField()) return;
  const looking = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => isInField() && resolve();
    // On the way down: React lets no event out of a part that waits for its code.
    document.addEventListener('focusin', look, { capture: true, signal: looking.signal });
  });
  looking.abort();
}
