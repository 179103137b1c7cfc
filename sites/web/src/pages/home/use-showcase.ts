import type { Remote } from '@trek/ui/api';
import { type Showcase, showcaseOf } from '@trek/ui/internal/rows/rules';
import { usePorts } from '@trek/ui/provider';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { dataKeys } from '../../data/keys.ts';
import { useMonth } from '../../data/list-reads.ts';
import { useRead } from '../../data/use-read.ts';

/** The treks that the page shows: from the server if it left out the others, else from all treks. */
export function useShowcase(): Remote<Showcase> {
  const { api } = usePorts();
  const given: Showcase | undefined = useSWRConfig().fallback[dataKeys.showcase];
  const treks = useRead(given ? null : dataKeys.treks, api.listTrekSummaries);
  const month = useMonth();
  return useMemo(() => {
    if (given) return { status: 'ready', value: given, retry: treks.retry };
    if (treks.status !== 'ready') return treks;
    if (month === undefined) return { status: 'loading', retry: treks.retry };
    return { ...treks, value: showcaseOf(treks.value, month) };
  }, [given, treks, month]);
}
