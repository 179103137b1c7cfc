import { deferred, firstTouch } from '@trek/ui/kit';
import { useMissingCodeNotice } from '@trek/ui/provider';
import { useEffect } from 'react';
import { untilLive } from '../../shell/late-part.ts';
import { readKeptSearch } from './kept-search.ts';
import { searchPart } from './search-part.ts';

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
    return untilLive(searchPart.live, ['click'], (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(BUTTONS);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      // Pressed twice before anything could answer, it was meant once.
      if (waiting.has(button)) return;
      waiting.add(button);
      void load().then(
        () => searchPart.live.then(() => button.click()),
        () => {
          waiting.delete(button);
          if (button.type === 'submit') button.form?.submit();
          else tellMissing();
        },
      );
    });
  }, []);
}
