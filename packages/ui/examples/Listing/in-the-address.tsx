import type { PlaceSummary, Remote, TrekSummary } from '@trek/ui/api';
import { DefaultListing, type DefaultListingProps } from '@trek/ui/listing';
import { useSyncExternalStore } from 'react';

interface TreksPageProps {
  data: Remote<readonly TrekSummary[]>;
  regions: Remote<readonly PlaceSummary[]>;
}

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

const change: DefaultListingProps['onQueryChange'] = (query, mode) => {
  window.history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', `?${query}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

/** The search in the address, without a router: it can be shared, and Back undoes it. */
export function SharedSearch({ data, regions }: TreksPageProps) {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search.slice(1),
    () => '',
  );
  return <DefaultListing data={data} regions={regions} countries={[]} query={query} onQueryChange={change} />;
}
