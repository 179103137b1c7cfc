import { deferred } from '@trek/ui/kit';
import { useEffect } from 'react';
import { keepEarlyPresses } from '../../early-presses.ts';
import { live } from './search-live.ts';

/** The search of the first screen, whose code comes after the page's. */
export const HeroSearch = deferred(async () => (await import('./hero-search.tsx')).default);

/** Keeps presses on the search until its code is there. */
export function useEarlySearchPresses(): void {
  useEffect(() => keepEarlyPresses('[data-scope="search-form"] button', live), []);
}
