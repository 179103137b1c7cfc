'use client';
import { useEffect, useState } from 'react';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { FoundSubject } from '../search-index/index.ts';

const searchModule = lazyModule(() => import('../search-index/index.ts'));

/** Most treks that are offered. */
const MOST_TREKS = 3;

const NOTHING: readonly FoundSubject[] = [];

/**
 * Treks that go by other names, or lie at the places, that a keyword says: what the index finds. Nothing while it is asked,
 * and nothing where it can't be: this is a hint beside other ways on.
 * @param keyword empty: nothing is asked
 */
export function useDidYouMean(keyword: string): readonly FoundSubject[] {
  const { api } = usePorts();
  const [found, setFound] = useState({ keyword: '', treks: NOTHING });
  useEffect(() => {
    if (keyword === '') return;
    let isCurrent = true;
    const ask = async () => {
      const { findNames, loadSearchIndex } = await searchModule.load();
      const subjects = findNames(await loadSearchIndex(api), keyword, MOST_TREKS);
      if (isCurrent) setFound({ keyword, treks: subjects.filter(({ kind }) => kind === 'trek') });
    };
    ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [api, keyword]);
  return found.keyword === keyword ? found.treks : NOTHING;
}
