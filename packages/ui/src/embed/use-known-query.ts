'use client';
import { useEffect } from 'react';
import type { Remote } from '../api/remote.ts';
import { titleSlug } from '../api/slug.ts';
import type { TrekSummary } from '../api/trek.ts';
import { sayOnce } from '../core/internal/say-once.ts';

/** Filters that a page's author writes by hand, with the values of a trek. */
const WRITTEN: Record<string, (trek: TrekSummary) => readonly string[]> = {
  country: ({ country }) => [country.toLowerCase()],
  difficulty: ({ difficulty }) => [difficulty.toLowerCase()],
  activity: ({ activities }) => activities.map(titleSlug),
};

/** Names on the console each value of the author's query that no trek has: the list would be silently empty. */
export function useKnownQuery(treks: Remote<readonly TrekSummary[]>, query: string | undefined): void {
  const known = treks.status === 'ready' ? treks.value : undefined;
  useEffect(() => {
    if (!known?.length || !query) return;
    const given = new URLSearchParams(query);
    for (const [name, valuesOf] of Object.entries(WRITTEN)) {
      const value = given.get(name);
      const values = [...new Set(known.flatMap((trek) => [...valuesOf(trek)]))].filter(Boolean).sort();
      if (value && !values.includes(value.trim().toLowerCase()))
        sayOnce('unknownValue', name, value, values.join(', '));
    }
  }, [known, query]);
}
