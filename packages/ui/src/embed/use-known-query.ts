'use client';
import { useEffect } from 'react';
import type { Place } from '../api/place.ts';
import type { Remote } from '../api/remote.ts';
import { placeSlug, titleSlug } from '../api/slug.ts';
import type { TrekSummary } from '../api/trek.ts';
import { readListingQuery, writeListingQuery } from '../catalogue/listing/listing-query.ts';
import { sayOnce } from '../core/internal/say-once.ts';

/** Filters that a page's author writes by hand, with the values of a trek as they are written. */
const WRITTEN: Record<string, (trek: TrekSummary) => readonly string[]> = {
  country: ({ country }) => [country.toLowerCase()],
  region: ({ region }) => [placeSlug(region ?? '')],
  difficulty: ({ difficulty }) => [difficulty.toLowerCase()],
  activity: ({ activities }) => activities.map(titleSlug),
};

/** Names of what a list of an address reads as if it were not there, because it is so anyway. */
const USUAL: Record<string, string> = { sort: 'recommended', view: 'grid', popular: 'false', page: '1' };

/**
 * Names on the console each value of the author's query that no trek has, or that can't be read: the list would be silently
 * empty, or whole.
 */
export function useKnownQuery(
  treks: Remote<readonly TrekSummary[]>,
  regions: Remote<readonly Place[]>,
  query: string | undefined,
): void {
  const known = treks.status === 'ready' && regions.status !== 'loading' ? treks.value : undefined;
  const places = regions.status === 'ready' ? regions.value : undefined;
  useEffect(() => {
    if (!known?.length || !query) return;
    const given = new URLSearchParams(query);
    const read = writeListingQuery(readListingQuery(given));
    for (const [name, value] of given) {
      const isLeftOut = !read.has(name) && value.trim() !== '' && value.trim() !== USUAL[name];
      if (isLeftOut) sayOnce('unreadableValue', name, value);
    }
    for (const [name, valuesOf] of Object.entries(WRITTEN)) {
      const value = given.get(name)?.trim();
      if (!value) continue;
      const values = [...new Set(known.flatMap((trek) => [...valuesOf(trek)]))].filter(Boolean).sort();
      const isRegion = name === 'region' && isPlace(value, known, places);
      if (!isRegion && !values.includes(value.toLowerCase())) sayOnce('unknownValue', name, value, values.join(', '));
    }
  }, [known, places, query]);
}

/** Whether a region is written as its id, or is one that has no trek at present. */
function isPlace(value: string, treks: readonly TrekSummary[], places: readonly Place[] = []): boolean {
  const known = [...treks.map(({ regionId, region }) => ({ id: regionId, name: region ?? '' })), ...places];
  return known.some(({ id, name }) => String(id) === value || placeSlug(name) === placeSlug(value));
}
