import { deferred, firstTouch } from '@trek/ui/kit';
import { useEffect } from 'react';
import { keepEarlyPresses } from '../../early-presses.ts';
import { live } from './search-live.ts';

/** The search of the first screen, whose code comes when somebody touches the page: until then it is a plain form. */
export const HeroSearch = deferred(async () => {
  await firstTouch();
  return (await import('./hero-search.tsx')).default;
});

/** Keeps presses on the search until its code is there. */
export function useEarlySearchPresses(): void {
  useEffect(() => keepEarlyPresses('[data-scope="search-form"] button', live), []);
}
