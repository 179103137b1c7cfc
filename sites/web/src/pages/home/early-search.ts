import { deferred, firstTouch } from '@trek/ui/kit';
import { useMissingCodeNotice } from '@trek/ui/provider';
import { useEffect } from 'react';
import { keepEarlyPresses } from './keep-early-presses.ts';
import { readKeptSearch } from './kept-search.ts';
import { live } from './search-live.ts';

const load = () => import('./hero-search.tsx');

/** The search of the first screen, whose code comes when somebody touches the page: until then it is a plain form. */
export const HeroSearch = deferred(async () => {
  // Who comes back finds what they had chosen.
  if (!readKeptSearch()) await firstTouch();
  return (await load()).default;
});

/** Keeps presses on the search until its code is there; without it the search is sent as a plain form. */
export function useEarlySearchPresses(): void {
  const tellMissing = useMissingCodeNotice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site's notices are the same for good.
  useEffect(() => {
    const onMissing = ({ type, form }: HTMLButtonElement) => (type === 'submit' ? form?.submit() : tellMissing());
    return keepEarlyPresses('[data-scope="search-form"] button', live, { load, onMissing });
  }, []);
}
