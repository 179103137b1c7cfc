import { deferred, firstTouch } from '@trek/ui/kit';
import { useMissingCodeNotice } from '@trek/ui/provider';
import { useEffect } from 'react';
import { readKeptSearch } from './kept-search.ts';
import { live } from './search-live.ts';

const load = () => import('./hero-search.tsx');

/** The search of the first screen, whose code comes when somebody touches the page: until then it is a plain form. */
export const HeroSearch = deferred(async () => {
  // Who comes back finds what they had chosen.
  if (!readKeptSearch()) await firstTouch();
  return (await load()).default;
});

const BUTTONS = '[data-scope="search-form"] button';

/**
 * Keeps presses on the search until its code is there, and asks for that with each, for it may have failed to come. Without
 * it the search is sent as a plain form.
 */
export function useEarlySearchPresses(): void {
  const tellMissing = useMissingCodeNotice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site's notices are the same for good.
  useEffect(() => {
    const waiting = new Set<HTMLButtonElement>();
    const keep = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(BUTTONS);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      // Pressed twice before anything could answer, it was meant once.
      if (waiting.has(button)) return;
      waiting.add(button);
      void load().then(
        () => live.then(() => button.click()),
        () => {
          waiting.delete(button);
          if (button.type === 'submit') button.form?.submit();
          else tellMissing();
        },
      );
    };
    // Above the root: React lets no event reach a part that is not hydrated yet.
    document.addEventListener('click', keep, true);
    const stop = () => document.removeEventListener('click', keep, true);
    void live.then(stop);
    return stop;
  }, []);
}
