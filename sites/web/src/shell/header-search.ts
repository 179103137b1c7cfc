import { lazyModule, lazyPart } from '@trek/ui/internal/lazy';

const field = lazyModule(() => import('./header-search-field.tsx'));

/** The search field of every page. Until it is focused, it is a plain form. */
export const HeaderSearch = lazyPart(field, ({ HeaderSearchField }) => HeaderSearchField, { until: untilWanted });

/** Resolves when the field is focused; at once on the server, which renders the form. */
async function untilWanted(): Promise<void> {
  if (typeof window === 'undefined') return;
  const isInField = () => document.activeElement?.matches('[data-scope="trek-search"] *');
  if (isInField()) return;
  const looking = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => isInField() && resolve();
    // In the capture phase: React stops events inside a part whose code is still loading.
    document.addEventListener('focusin', look, { capture: true, signal: looking.signal });
  });
  looking.abort();
}
